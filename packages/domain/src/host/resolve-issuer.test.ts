import { describe, expect, test } from 'vitest'
import { resolveChannel, resolveIssuer } from './resolve-issuer.ts'

const issuers = [
  { code: 'JVCEF', kind: 'bankPartner', hostKeywords: ['banco'] },
  { code: 'VRPAT', kind: 'main', hostKeywords: [] },
  { code: 'SICRE', kind: 'bankPartner', hostKeywords: ['cooperativa'] },
  { code: 'BANCO3', kind: 'bankPartner', hostKeywords: ['banco-x'] },
  { code: 'LOJA2', kind: 'main', hostKeywords: ['novos'] },
] as const
const prdHosts = ['loja.vr.example', 'loja.banco.example']

describe('issuer of a visit', () => {
  const issuerOf = (host: string, requested: string | null = null, sticky: string | null = null) =>
    resolveIssuer({ host, requested, sticky }, issuers, prdHosts)?.code

  test.each([
    ['localhost:3000', 'VRPAT'],
    ['banco.localhost:3000', 'JVCEF'],
    ['Cooperativa.Localhost', 'SICRE'],
    ['loja.banco.example', 'JVCEF'],
    ['banco-x.example', 'BANCO3'],
    ['novos.localhost', 'LOJA2'],
    ['unknown.example', 'VRPAT'],
    ['a banco.localhost', 'VRPAT'],
  ])('%s is %s', (host, code) => {
    expect(issuerOf(host)).toBe(code)
  })
  test('outside PRD an issuer may be asked for, and sticks', () => {
    expect(issuerOf('localhost', 'SICRE')).toBe('SICRE')
    expect(issuerOf('banco.localhost', 'sicre')).toBe('SICRE')
    expect(issuerOf('localhost', null, 'JVCEF')).toBe('JVCEF')
    expect(issuerOf('localhost', ' jvcef ')).toBe('JVCEF')
    expect(issuerOf('localhost', 'SICRE', 'JVCEF')).toBe('SICRE')
  })
  test('an issuer that does not exist is ignored', () => {
    expect(issuerOf('banco.localhost', 'OTHER')).toBe('JVCEF')
    expect(issuerOf('localhost', 'OTHER', 'JVCEF')).toBe('JVCEF')
  })
  test('in PRD only the host decides', () => {
    expect(issuerOf('loja.vr.example', 'SICRE', 'JVCEF')).toBe('VRPAT')
    expect(issuerOf('LOJA.VR.EXAMPLE:443', 'SICRE')).toBe('VRPAT')
  })
})

test('no channel is the default one, an unknown one is none', () => {
  const channels = [{ code: 'default' }, { code: 'auto' }]
  expect(resolveChannel(null, channels)).toEqual({ code: 'default' })
  expect(resolveChannel('', channels)).toEqual({ code: 'default' })
  expect(resolveChannel('auto', channels)).toEqual({ code: 'auto' })
  expect(resolveChannel('other', channels)).toBeUndefined()
})
