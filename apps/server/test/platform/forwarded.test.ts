import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../support/databases.ts'
import type { TestServer } from '../support/start-server.ts'
import { startWholeStore } from '../support/whole-store.ts'

const PROXY = '192.0.2.80'
const MAIN = 'localhost:3000'
const BANK = 'banco.localhost:3000'

let opened: TestDatabase
let server: TestServer
beforeAll(async () => {
  opened = await openTestDatabase('embedded')
  server = await startWholeStore(opened, {}, { TRUST_PROXY: PROXY })
})
afterAll(async () => {
  await server?.close()
  await opened?.close()
})

/** What a page says of whose it is, and how it may be kept. */
const read = async (url: string, host: string, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await server.inject({ url, remoteAddress: PROXY, headers: { host, ...headers } })
  const [, theme] = /data-theme="([^"]+)"/.exec(answer.body) ?? []
  const { 'cache-control': kept, location, 'set-cookie': cookie } = answer.headers
  return { status: answer.statusCode, theme, kept, location, cookie, body: answer.body }
}

/** Pages that are kept for everybody, drawn for each, redirected, and files that an issuer has its own of. */
const ADDRESSES = [
  '/',
  '/faq',
  '/pedido/carrinho',
  '/simule',
  '/robots.txt',
  '/manifest.webmanifest',
  '/favicon.ico',
]

describe('behind a proxy that hands on what a visitor wrote', () => {
  it.each(ADDRESSES)('%s is that of the request’s own host, whatever X-Forwarded-Host names', async (url) => {
    const before = await read(url, MAIN, { 'x-forwarded-host': BANK })
    expect((await read(url, MAIN)).body.replace(/nonce="[^"]*"/g, '')).toBe(
      before.body.replace(/nonce="[^"]*"/g, ''),
    )
    const { theme, location } = await read(url, BANK)
    expect((await read(url, BANK, { 'x-forwarded-host': MAIN })).theme).toBe(theme)
    expect((await read(url, BANK, { 'x-forwarded-host': MAIN })).location).toBe(location)
    if (theme !== undefined) expect(before.theme).not.toBe(theme)
  })

  it.each(['evil.example', 'a b', 'localhost:99999', `${MAIN}, evil.example`])(
    'X-Forwarded-Host: %s is refused, and no cache keeps that',
    async (named) => {
      const { status, kept } = await read('/', MAIN, { 'x-forwarded-host': named })
      expect([400, 421]).toContain(status)
      expect(String(kept)).toContain('no-store')
    },
  )

  it.each(['a b', 'javascript', 'https://evil.example/?', '', ',', 'http, a b', 'é'])(
    'X-Forwarded-Proto: %j breaks no page, and changes none',
    async (scheme) => {
      for (const url of ['/faq?canal=default', '/pedido/carrinho', '/simule', '/nada']) {
        const plain = await read(url, MAIN)
        const told = await read(url, MAIN, { 'x-forwarded-proto': scheme })
        expect([url, told.status, told.location]).toEqual([url, plain.status, plain.location])
      }
    },
  )

  it.each([
    ['x-forwarded-prefix', '/evil'],
    ['x-forwarded-port', '6666'],
    ['forwarded', 'host=evil.example;proto=javascript'],
    ['x-original-url', '/nada'],
    ['x-rewrite-url', '/nada'],
    ['x-http-method-override', 'POST'],
    ['x-forwarded-for', '"><script>'],
    ['x-forwarded-scheme', 'evil'],
    ['x-host', 'evil.example'],
  ])('%s changes no page', async (name, value) => {
    for (const url of ['/', '/pedido/carrinho']) {
      const plain = await read(url, MAIN)
      const told = await read(url, MAIN, { [name]: value })
      const without = (body: string) => body.replace(/nonce="[^"]*"|[\da-f]{8}-[\da-f-]{27}/g, '')
      expect([told.status, told.kept]).toEqual([plain.status, plain.kept])
      expect(without(told.body)).toBe(without(plain.body))
    }
  })
})
