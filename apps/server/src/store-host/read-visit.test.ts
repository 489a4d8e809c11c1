import { DEFAULT_ROOT } from '@benefits/content/default-root'
import { loadContent } from '@benefits/content/load-content'
import { describe, expect, it } from 'vitest'
import { pageKey, pageQuery } from './pages/page-key.ts'
import { createVisitReader } from './read-visit.ts'

const content = await loadContent(DEFAULT_ROOT)
const readVisit = createVisitReader(content, ['loja.vr.example'])
const visit = (host: string, search = '', cookie?: string) => readVisit({ host, search, cookie })

describe('a visit', () => {
  it.each([
    ['localhost:3000', 'VRPAT'],
    ['banco.localhost', 'JVCEF'],
    ['cooperativa.localhost:3000', 'SICRE'],
    ['other.example', 'VRPAT'],
  ])('to %s is to %s', (host, issuer) => {
    expect(visit(host).content.issuer.code).toBe(issuer)
  })

  it('keeps the issuer that the address asked for, outside PRD only', () => {
    const asked = visit('localhost', '?emissor=SICRE')
    expect(asked.content.issuer.code).toBe('SICRE')
    expect(asked.issuerToRemember).toBe('SICRE')
    expect(visit('localhost', '', 'a=1; loja_emissor=SICRE').content.issuer.code).toBe('SICRE')
    const production = visit('loja.vr.example', '?emissor=SICRE', 'loja_emissor=SICRE')
    expect(production.content.issuer.code).toBe('VRPAT')
    expect(production.issuerToRemember).toBeNull()
    expect(production.isShareable).toBe(true)
  })

  it('falls back to the default channel and says that the asked one is unknown', () => {
    expect(visit('localhost', '?canal=auto')).toMatchObject({
      unknownChannel: false,
      channel: { code: 'auto' },
    })
    expect(visit('localhost', '?canal=nada')).toMatchObject({
      unknownChannel: true,
      channel: { code: 'default' },
    })
    expect(visit('banco.localhost', '?canal=auto').unknownChannel).toBe(true)
  })

  it('is no visit to share where the visitor chose the issuer', () => {
    expect(visit('localhost').isShareable).toBe(true)
    expect(visit('localhost', '?emissor=SICRE').isShareable).toBe(false)
    expect(visit('localhost', '', 'loja_emissor=SICRE').isShareable).toBe(false)
  })
})

describe('the key of a kept page', () => {
  const keyOf = (search = '', cookie?: string) => pageKey(visit('localhost', search, cookie), '/', search)

  it('ignores every parameter but channel and issuer, and every cookie of the visitor', () => {
    const plain = keyOf()
    expect(keyOf('?utm_source=x&offerid=7&contrato=1')).toBe(plain)
    expect(keyOf('', '__Host-loja_sessao=abc')).toBe(plain)
    expect(keyOf('?canal=auto&utm_source=x')).toBe(keyOf('?canal=auto'))
  })

  it('tells a page apart whose links carry a parameter on, even one that changes nothing else', () => {
    expect(keyOf('?canal=default')).not.toBe(keyOf())
    expect(keyOf('?emissor=VRPAT')).not.toBe(keyOf())
    expect(keyOf('?emissor=SICRE')).not.toBe(keyOf('', 'loja_emissor=SICRE'))
  })

  it('tells environments, issuers, channels and paths apart', () => {
    const keys = [
      pageKey(visit('localhost'), '/'),
      pageKey(visit('localhost'), '/faq'),
      pageKey(visit('localhost', '?canal=auto'), '/'),
      pageKey(visit('banco.localhost'), '/'),
      pageKey(visit('localhost', '?emissor=SICRE'), '/'),
      pageKey(visit('qa.loja.example'), '/'),
      pageKey(visit('loja.vr.example'), '/'),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('is rendered with nothing of the visitor in its address', () => {
    const search = '?utm_source=x&canal=auto&offerid=7'
    expect(pageQuery(visit('localhost', search), search)).toBe('?canal=auto')
    expect(pageQuery(visit('localhost', '?utm_source=x'), '?utm_source=x')).toBe('')
    expect(pageQuery(visit('localhost', '?emissor=sicre'), '?emissor=sicre')).toBe('?emissor=SICRE')
  })
})
