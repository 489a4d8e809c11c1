import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '../../src/calls/calls.ts'
import { registerCalls } from '../../src/calls/register-calls.ts'
import { createLog } from '../../src/process/create-log.ts'
import { openTestDatabase, type TestDatabase } from '../support/databases.ts'
import { startTestServer, type TestServer } from '../support/start-server.ts'

let opened: TestDatabase
let server: TestServer
let port: number
const logged: { level: number; msg: string }[] = []

beforeAll(async () => {
  opened = await openTestDatabase('embedded')
  const log = createLog({ logLevel: 'warn' }, { write: (line) => void logged.push(JSON.parse(line)) })
  server = await startTestServer({
    database: opened,
    parts: { log },
    calls: (parts) => (app) => registerCalls(app, CALLS, parts),
  })
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await server?.close()
  await opened?.close()
})

/** Sends bytes as they are, and reads until the server hangs up or has answered `Connection: close`. */
async function send(bytes: string): Promise<{ status: number; head: string; body: string }> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.setEncoding('utf8').on('data', (part) => {
    answer += part
  })
  socket.write(Buffer.from(bytes, 'latin1'))
  await once(socket, 'close')
  const [head = '', ...body] = answer.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1] ?? 0), head, body: body.join('\r\n\r\n') }
}

const CLOSE = 'Connection: close\r\n\r\n'
const get = (target: string, headers = 'Host: localhost\r\n') =>
  send(`GET ${target} HTTP/1.1\r\n${headers}${CLOSE}`)
const isProblem = (code: number) => ({
  codigoRetorno: { codigo: code, descricao: expect.stringMatching(/\p{L}{3}/u) },
})

describe('what no request should look like', () => {
  it.each([
    ['OPTIONS *', `OPTIONS * HTTP/1.1\r\nHost: localhost\r\n${CLOSE}`, 400],
    ['TRACE', `TRACE /faq HTTP/1.1\r\nHost: localhost\r\n${CLOSE}`, 405],
    ['TRACE of a call', `TRACE /api/v1/empresas HTTP/1.1\r\nHost: localhost\r\n${CLOSE}`, 405],
    ['an absolute target', `GET http://localhost/faq HTTP/1.1\r\nHost: localhost\r\n${CLOSE}`, 400],
    ['a foreign absolute target', `GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\n${CLOSE}`, 400],
    ['the name of another host', `GET //evil.example HTTP/1.1\r\nHost: localhost\r\n${CLOSE}`, 404],
    ['no host', `GET /faq HTTP/1.1\r\n${CLOSE}`, 400],
    ['HTTP/1.0 without a host', 'GET /faq HTTP/1.0\r\n\r\n', 400],
    ['two hosts in one', `GET /faq HTTP/1.1\r\nHost: localhost, evil.example\r\n${CLOSE}`, 400],
    ['a host with a blank', `GET /faq HTTP/1.1\r\nHost: a b.localhost\r\n${CLOSE}`, 400],
    ['a host with a user', `GET /faq HTTP/1.1\r\nHost: user@localhost\r\n${CLOSE}`, 400],
    ['a host with a bad port', `GET /faq HTTP/1.1\r\nHost: localhost:99999\r\n${CLOSE}`, 400],
    ['a host that only ends like ours', `GET /faq HTTP/1.1\r\nHost: evillocalhost\r\n${CLOSE}`, 421],
    ['bytes that are no request', 'hello\r\n\r\n', 400],
    ['a header that is none', `GET /faq HTTP/1.1\r\nHost: localhost\r\nA\0b: c\r\n${CLOSE}`, 400],
    ['a NUL in a header', `GET /faq HTTP/1.1\r\nHost: localhost\r\nUser-Agent: a\0b\r\n${CLOSE}`, 400],
    [
      'two lengths',
      `POST /faq HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n${CLOSE}`,
      400,
    ],
  ])('%s is refused', async (_name, bytes, status) => {
    logged.length = 0
    const answer = await send(bytes)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatch(/<h1>|codigoRetorno/)
    expect(logged).toEqual([])
  })

  it('CONNECT gets no tunnel', async () => {
    const answer = await send(`CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n${CLOSE}`)
    expect(answer.status).toBe(405)
    expect(answer.head).toContain('405')
  })
})

describe('a method that an address does not take', () => {
  const ask = (method: string, path: string, more = '') =>
    send(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${more}${CLOSE}`)
  const LEADS = 'POST, OPTIONS'
  it.each([
    ['DELETE', '/api/v2/leads', LEADS],
    ['PUT', '/api/v2/leads', LEADS],
    ['HEAD', '/api/v2/leads', LEADS],
    ['PATCH', '/api/v2/leads/0197a1b2-0000-7000-8000-000000000001', 'PUT, GET, HEAD, OPTIONS'],
    ['POST', '/api/docs', 'GET, HEAD, OPTIONS'],
    ['GET', '/api/oauth/grant-code', 'POST, OPTIONS'],
    ['DELETE', '/health/live', 'GET, HEAD, OPTIONS'],
  ])('%s %s is told which it takes, without a token', async (method, path, allow) => {
    // A body that cannot be read is not what is wrong.
    const answer = await ask(method, path, 'Content-Type: text/csv\r\nContent-Length: 0\r\n')
    expect([answer.status, /^allow: (.*)$/im.exec(answer.head)?.[1]?.split(', ').toSorted()]).toEqual([
      405,
      allow.split(', ').toSorted(),
    ])
    if (method !== 'HEAD') expect(JSON.parse(answer.body)).toEqual(isProblem(405))
    const asked = await ask('OPTIONS', path)
    expect([asked.status, asked.body]).toEqual([204, ''])
    expect(asked.head.toLowerCase()).toContain('allow: ')
  })
})

describe('sizes', () => {
  const path = (length: number) => `/faq?${'a'.repeat(length - '/faq?'.length)}`

  it('an address of 2 KB is read, one byte more is refused', async () => {
    expect((await get(path(2048))).status).toBe(404)
    const refused = await get(path(2049))
    expect(refused.status).toBe(414)
    expect(refused.head).toContain('text/html')
    expect(refused.body).toContain('O endereço é longo demais')
  })

  it('15,000 slashes cost nothing', async () => {
    const before = process.cpuUsage()
    expect((await get(`/faq${'/'.repeat(15_000)}x`)).status).toBe(414)
    expect((await get(`/faq${'/'.repeat(40_000)}x`)).status).toBe(414)
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(500)
  })

  it.each([3000, 14_000, 40_000])('a call with an address of %i is told in its own shape', async (length) => {
    const refused = await get(`/api/v1/empresas?${'%25'.repeat(length / 3)}`)
    expect(refused.status).toBe(414)
    expect(JSON.parse(refused.body)).toEqual(isProblem(414))
  })

  it.each([9000, 14_000, 40_000])('headers of %i are refused', async (length) => {
    const headers = `Host: localhost\r\nX: ${'a'.repeat(length)}\r\n`
    expect((await get('/faq', headers)).status).toBe(431)
    const call = await get('/api/v1/empresas', headers)
    expect(call.status).toBe(431)
    expect(JSON.parse(call.body)).toEqual(isProblem(431))
  })

  it('a token and the cookies of a visit fit', async () => {
    const token = await server.token()
    const cookies = `__Host-loja_sessao=${token}; __Host-loja_visita=${token}; loja_consentimento=sim; loja_cliente=x`
    const agent = `Mozilla/5.0 ${'x'.repeat(300)}`
    const headers = `Host: localhost\r\nCookie: ${cookies}\r\nUser-Agent: ${agent}\r\naccess_token: ${token}\r\n`
    expect((await get('/health/live', headers)).status).toBe(200)
    expect(headers.length).toBeLessThan(4096)
  })
})
