import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { httpTransport } from './http-transport.ts'

const VISITOR = {
  address: '203.0.113.7',
  host: 'loja.example',
  userAgent: 'navegador',
  requestId: 'of-the-page',
}

let server: Server
let base: string
const seen: { url: string | undefined; body: string; headers: IncomingMessage['headers'] }[] = []
beforeAll(async () => {
  server = createServer(async (request, response) => {
    seen.push({ url: request.url, body: await text(request), headers: request.headers })
    if (request.url?.endsWith('/mudou')) return response.writeHead(302, { location: '/outra' }).end()
    response
      .writeHead(409, { 'content-type': 'application/json', etag: '"um"' })
      .end('{"codigoRetorno":{"codigo":-89}}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

test('a call goes to the other gateway with its headers and who asked, and its answer comes back as it is', async () => {
  const send = httpTransport(base, VISITOR)
  const answer = await send({
    method: 'POST',
    path: '/api/v2/leads?x=1',
    headers: { access_token: 't' },
    body: { uuid: '' },
  })
  expect(answer).toMatchObject({
    status: 409,
    headers: { etag: '"um"' },
    body: { codigoRetorno: { codigo: -89 } },
  })
  expect(seen.at(-1)).toMatchObject({
    url: '/api/v2/leads?x=1',
    body: '{"uuid":""}',
    headers: {
      access_token: 't',
      'content-type': 'application/json',
      'user-agent': 'navegador',
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-host': 'loja.example',
    },
  })
})

test('a gateway that stands under a path is called under it', async () => {
  const send = httpTransport(`${base}/loja`, VISITOR)
  await send({ method: 'GET', path: '/api/bff/ofertas-ativas', headers: {} })
  expect(seen.at(-1)?.url).toBe('/loja/api/bff/ofertas-ativas')
})

test('a redirect or no answer at all rejects: the call got no answer', async () => {
  const get = (at: string, path: string) => httpTransport(at, VISITOR)({ method: 'GET', path, headers: {} })
  await expect(get(base, '/mudou')).rejects.toThrow()
  await expect(get('http://127.0.0.1:1', '/api/x')).rejects.toThrow()
})
