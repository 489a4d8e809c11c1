import { DEFAULT_ROOT } from '@benefits/content/default-root'
import { loadContent } from '@benefits/content/load-content'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../support/databases.ts'
import type { TestServer } from '../support/start-server.ts'
import { startWholeStore } from '../support/whole-store.ts'

const HOST = 'loja.store.example'
const PRD = {
  CLIENT_ID: 'loja',
  CLIENT_SECRET: 'a real secret of thirty-two characters',
  CLIENT_REDIRECTS: `https://${HOST}/`,
  PRD_HOSTS: HOST,
  SANDBOXES_ALLOWED: 'acquirer,registry,mail,portal',
  LIMITS: 'normal',
}

let opened: TestDatabase
let server: TestServer
beforeAll(async () => {
  opened = await openTestDatabase('embedded')
  server = await startWholeStore(opened, {}, PRD)
})
afterAll(async () => {
  await server?.close()
  await opened?.close()
})

const get = async (url: string) => (await server.inject({ url, headers: { host: HOST } })).body

test('on a production host the sitemap has the help, whose structured data tell what the page shows, no more', async () => {
  expect(await get('/sitemap.xml')).toMatch(/<loc>https:\/\/[^<]+\/faq<\/loc>/)
  const page = await get('/faq')
  expect(page).not.toContain('noindex')
  const [data, body] = page.split('</head>')
  const told = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(data ?? '')?.[1]
  const { '@type': type, mainEntity } = JSON.parse(told ?? '{}')
  expect(type).toBe('FAQPage')
  const wordsOf = (html = '') => html.replaceAll(/<[^>]+>/g, '')
  const shown = [...(body ?? '').matchAll(/<summary[^>]*><h2[^>]*>(.*?)<\/h2>/g)].map(([, title]) =>
    wordsOf(title),
  )
  expect(mainEntity.map(({ name }: { name: string }) => name)).toEqual(shown)
  const articles = (await loadContent(DEFAULT_ROOT)).get('VRPAT')?.faqArticles.slice(0, shown.length)
  expect(articles?.map(({ title }) => title)).toEqual(shown)
  for (const { content } of articles ?? [])
    for (const paragraph of content.split(/\n+/)) expect(wordsOf(body)).toContain(paragraph)
})

test('the help and llms.txt tell where assistants ask, on the issuer’s own address', async () => {
  const content = (await loadContent(DEFAULT_ROOT)).get('VRPAT')
  const address = new URL('/mcp', content?.issuer.storeUrl).href
  const told = (await get('/faq')).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)
  const all = [...told].map(([, json]) => JSON.parse(json ?? '{}'))
  expect(all).toContainEqual(expect.objectContaining({ '@type': 'WebAPI', url: address }))
  expect(await get('/llms.txt')).toContain(`(${address})`)
})
