import { DEFAULT_ROOT } from '@benefits/content/default-root'
import { loadContent } from '@benefits/content/load-content'
import { expect, it } from 'vitest'
import { createVisitReader } from '../read-visit.ts'
import { pageKey } from './page-key.ts'

const readVisit = createVisitReader(await loadContent(DEFAULT_ROOT), ['loja.vr.example'])
const keyOf = (host: string, search = '', path = '/faq') =>
  pageKey(readVisit({ host, search, cookie: undefined }), path, search)

it('is another for each issuer, channel, environment and path', () => {
  const keys = [
    keyOf('localhost:3000'),
    keyOf('banco.localhost:3000'),
    keyOf('cooperativa.localhost:3000'),
    keyOf('localhost:3000', '?canal=auto'),
    keyOf('localhost:3000', '?canal=parceiro'),
    keyOf('localhost:3000', '?emissor=JVCEF'),
    keyOf('loja.vr.example'),
    keyOf('loja-qa.example'),
    keyOf('localhost:3000', '', '/'),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

it('is the same whatever else the query says', () => {
  expect(keyOf('localhost:3000', '?utm_source=a')).toBe(keyOf('localhost:3000'))
  expect(keyOf('localhost:3000', '?canal=auto&utm_source=a')).toBe(keyOf('localhost:3000', '?canal=auto'))
})

it('tells each of its parts by itself, whatever the others say', () => {
  const visit = readVisit({ host: 'localhost:3000', search: '', cookie: undefined })
  const other = readVisit({ host: 'banco.localhost', search: '', cookie: undefined })
  const { content } = visit
  const keys = [
    visit,
    { ...visit, content: { ...content, issuer: other.content.issuer } },
    { ...visit, content: { ...content, version: 'another' } },
    { ...visit, channel: { ...visit.channel, code: 'auto' } },
    { ...visit, environment: 'QA' as const },
  ].map((one) => pageKey(one, '/faq'))
  expect(new Set(keys).size).toBe(keys.length)
})
