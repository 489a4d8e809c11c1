import { DEFAULT_ROOT } from '@benefits/content/default-root'
import { loadContent } from '@benefits/content/load-content'
import { expect, test } from 'vitest'
import type { Parts } from '../../parts.ts'
import { simulationLink } from './simulation-link.ts'

const content = await loadContent(DEFAULT_ROOT)
const config = { prdHosts: ['loja.vr.example'] } as unknown as Parts['config']

function linkOf(origin: string, issuer: string, channelCode = 'default') {
  const own = content.get(issuer)
  const channel = own?.channels.find(({ code }) => code === channelCode)
  if (!own || !channel) throw new Error('no such store')
  return simulationLink('AQ', { content: own, channel, origin }, { content, config })
}
const storeOf = (issuer: string) => content.get(issuer)?.issuer.storeUrl.replace(/\/$/, '')

test.each([
  ['http://localhost:3000', 'VRPAT', 'default', 'http://localhost:3000/simulacao/AQ'],
  ['http://localhost:3000', 'VRPAT', 'parceiro', 'http://localhost:3000/simulacao/AQ?canal=parceiro'],
  ['http://banco.localhost:3000', 'JVCEF', 'default', 'http://banco.localhost:3000/simulacao/AQ'],
  ['http://banco.localhost', 'SICRE', 'default', 'http://banco.localhost/simulacao/AQ?emissor=SICRE'],
  ['https://qa.loja.example', 'VRPAT', 'auto', 'https://qa.loja.example/simulacao/AQ?canal=auto'],
])('outside of production a link of %s for %s in %s is %s', (origin, issuer, channel, link) => {
  expect(linkOf(origin, issuer, channel)).toBe(link)
})

test('in production a link is on the issuer’s own address, whatever host was asked', () => {
  const asked = 'https://loja.vr.example'
  expect(linkOf(asked, 'VRPAT')).toBe(`${storeOf('VRPAT')}/simulacao/AQ`)
  expect(linkOf(asked, 'VRPAT', 'parceiro')).toBe(`${storeOf('VRPAT')}/simulacao/AQ?canal=parceiro`)
  expect(linkOf(asked, 'JVCEF')).toBe(`${storeOf('JVCEF')}/simulacao/AQ`)
})
