import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerPage } from './answer-page.ts'
import { encodePage } from './encode-page.ts'

const HTML = '<!doctype html><p>Olá, São Paulo</p>'
let server: Server
let address: string

beforeAll(async () => {
  const page = await encodePage(HTML, { 'content-type': 'text/html; charset=utf-8' })
  server = createServer((request, response) => {
    const personal = request.url === '/personal'
    answerPage(request, response, page, {
      isShareable: !personal,
      cookie: personal ? 'loja_emissor=SICRE' : null,
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

describe('a kept page', () => {
  it.each([
    ['br', 'gzip, br', 'br'],
    ['gzip', 'gzip;q=1.0, br;q=0', 'gzip'],
    ['identity', 'deflate', null],
    ['identity', 'identity', null],
  ])('is sent as %s to a browser that accepts %s', async (_, accepted, encoding) => {
    const answer = await fetch(`${address}/`, { headers: { 'accept-encoding': accepted } })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toBe('accept-encoding')
    expect(await answer.text()).toBe(HTML)
  })

  it('answers 304 without a body to who has this very encoding, and only then', async () => {
    const first = await fetch(`${address}/`, { headers: { 'accept-encoding': 'br' } })
    const etag = first.headers.get('etag') ?? ''
    const again = await fetch(`${address}/`, {
      headers: { 'accept-encoding': 'br', 'if-none-match': `"other", ${etag}` },
    })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    const gzip = await fetch(`${address}/`, { headers: { 'accept-encoding': 'gzip', 'if-none-match': etag } })
    expect(gzip.status).toBe(200)
  })

  it('may be kept by caches on the way, but not where the visitor chose the issuer', async () => {
    const shared = await fetch(`${address}/`)
    expect(shared.headers.get('cache-control')).toContain('s-maxage')
    expect(shared.headers.get('set-cookie')).toBeNull()
    const personal = await fetch(`${address}/personal`)
    expect(personal.headers.get('cache-control')).toBe('private, no-cache')
    expect(personal.headers.get('set-cookie')).toBe('loja_emissor=SICRE')
  })

  it('sends headers only to HEAD', async () => {
    const answer = await fetch(`${address}/`, { method: 'HEAD' })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('')
  })

  it('decompresses to the page in both encodings', async () => {
    const { bodies } = await encodePage(HTML, {})
    expect(brotliDecompressSync(bodies.br.bytes).toString()).toBe(HTML)
    expect(gunzipSync(bodies.gzip.bytes).toString()).toBe(HTML)
  })
})
