import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/database/new-id.ts'
import { buildOperationsServer } from '../../src/operations/build-operations-server.ts'
import { calledWith } from '../../src/plugins/fastify-types.ts'
import { openTestDatabase, type TestDatabase } from '../support/databases.ts'
import { startTestServer, type TestServer } from '../support/start-server.ts'

let opened: TestDatabase
let server: TestServer
const prd = {
  CLIENT_ID: 'loja',
  CLIENT_SECRET: 'a real secret of thirty-two characters',
  CLIENT_REDIRECTS: 'https://loja.store.example/',
  PRD_HOSTS: 'loja.store.example',
  SANDBOXES_ALLOWED: 'acquirer,registry,mail,portal',
  LIMITS: 'normal',
}

const calls = () => (app: import('fastify').FastifyInstance) => {
  app.get('/api/v1/escopo', { config: { call: 'test.scope' } }, async (request) => {
    const { content, channel, subChannel } = calledWith(request)
    return { issuer: content.issuer.code, channel: channel.code, subChannel }
  })
  app.post('/api/v1/eco', { config: { call: 'test.echo' } }, async (request) => request.body)
  app.get('/api/v1/falha', { config: { call: 'test.failure' } }, async () => {
    throw new Error('a secret detail of the inside')
  })
  app.post('/api/v1/conta', { config: { call: 'access.createAccount' } }, async () => ({ ok: true }))
  app.get('/api/bff/emissores/:siglaEmissor', { config: { call: 'test.path' } }, async (request) => ({
    issuer: request.scope?.content.issuer.code,
  }))
}

beforeAll(async () => {
  opened = await openTestDatabase('embedded')
  server = await startTestServer({ database: opened, calls })
})
afterAll(async () => {
  await server?.close()
  await opened?.close()
})

const codeOf = (answer: { json: () => { codigoRetorno: { codigo: number } } }) =>
  answer.json().codigoRetorno.codigo

describe('issuer and channel', () => {
  it.each([
    [{ 'sigla-emissor': 'VRPAT', 'sigla-canal': 'auto', 'id-subCanal': 'x' }],
    [{ siglaEmissor: 'VRPAT', siglaCanal: 'auto', siglaSubCanal: 'x' }],
    [{ issuer: 'vrpat', channel: 'AUTO', 'sub-channel': 'x' }],
  ])('are read from %o', async (headers) => {
    const token = { client_id: 'loja-dev', access_token: await server.token() }
    const answer = await server.inject({ url: '/api/v1/escopo', headers: { ...token, ...headers } })
    expect(answer.json()).toEqual({ issuer: 'VRPAT', channel: 'auto', subChannel: 'x' })
  })

  it('are the default channel where none is named', async () => {
    const answer = await server.call('GET', '/api/v1/escopo', { channel: '' })
    expect(answer.json().channel).toBe('default')
  })

  it.each([
    ['a missing issuer', { issuer: '' }, -11],
    ['an unknown issuer', { issuer: 'NENHUM' }, -11],
    ['an unknown channel', { channel: 'nenhum' }, -1],
  ])('are refused with 400 for %s', async (_name, call, code) => {
    const answer = await server.call('GET', '/api/v1/escopo', call)
    expect(answer.statusCode).toBe(400)
    expect(codeOf(answer)).toBe(code)
  })

  it('named twice are nobody’s, as Node reads two headers of one name', async () => {
    const answer = await server.call('GET', '/api/v1/escopo', { issuer: 'VRPAT, JVCEF' })
    expect([answer.statusCode, codeOf(answer)]).toEqual([400, -11])
  })

  it('come from the address where it names the issuer', async () => {
    const answer = await server.call('GET', '/api/bff/emissores/SICRE', { issuer: '' })
    expect(answer.json()).toEqual({ issuer: 'SICRE' })
  })
})

describe('what the server refuses by itself', () => {
  const send = async (payload: string, type = 'application/json') =>
    server.inject({
      method: 'POST',
      url: '/api/v1/eco',
      headers: {
        client_id: 'loja-dev',
        access_token: await server.token(),
        'sigla-emissor': 'VRPAT',
        'content-type': type,
      },
      payload,
    })

  it.each([
    ['broken JSON', '{"a":', 'application/json', 400, 400],
    ['an empty body', '', 'application/json', 400, 400],
    ['a prototype in JSON', '{"__proto__":{"a":1}}', 'application/json', 400, 400],
    ['another format', 'a=1', 'application/x-www-form-urlencoded', 415, 415],
    ['more than 64 KiB', JSON.stringify('x'.repeat(65 * 1024)), 'application/json', 413, 413],
  ])('tells %s in Portuguese', async (_name, payload, type, status, code) => {
    const answer = await send(payload, type)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual({
      codigoRetorno: { codigo: code, descricao: expect.stringMatching(/\p{L}{3}/u) },
    })
  })

  it('answers an unknown address with 404, with or without a token', async () => {
    const answer = await server.inject({ url: '/api/v1/nada' })
    expect(answer.statusCode).toBe(404)
    expect(codeOf(answer)).toBe(404)
  })

  it('says nothing of the inside when it fails', async () => {
    const answer = await server.call('GET', '/api/v1/falha')
    expect(answer.statusCode).toBe(500)
    expect(codeOf(answer)).toBe(500)
    expect(answer.body).not.toContain('secret detail')
  })

  it('answers only the hosts it knows', async () => {
    const hosts = [
      'localhost:3000',
      'banco.localhost',
      '127.0.0.1:3000',
      'evil.example',
      'localhost.evil.example',
      'evillocalhost',
      'a b.localhost',
      'user@localhost',
    ]
    const statuses = await Promise.all(
      hosts.map(
        async (host) => (await server.call('GET', '/api/v1/escopo', { headers: { host } })).statusCode,
      ),
    )
    expect(statuses).toEqual([200, 200, 200, 421, 421, 421, 400, 400])
  })

  it('keeps answers out of caches, frames and search engines', async () => {
    const { headers } = await server.call('GET', '/api/v1/escopo')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-robots-tag']).toContain('noindex')
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })
})

it('no answer’s type is guessed, whatever it is', async () => {
  const answers = await Promise.all([
    server.inject({ url: '/health/live', headers: { host: 'localhost' } }),
    server.inject({ url: '/nada.txt', headers: { host: 'localhost' } }),
    server.inject({ url: '/', headers: { host: 'loja.de.outros.example' } }),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404, 421])
  for (const { headers } of answers) expect(headers['x-content-type-options']).toBe('nosniff')
})

describe('on PRD hosts', () => {
  it('HSTS is sent, engines are welcome and there is no outbox', async () => {
    const live = await startTestServer({ database: opened, calls, env: prd })
    const headers = { host: 'loja.store.example' }
    const answer = await live.call('GET', '/api/v1/escopo', { headers })
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    expect(answer.headers['x-robots-tag']).toBeUndefined()
    const outbox = await live.inject({ url: '/dev/caixa-de-saida', headers })
    expect(outbox.statusCode).toBe(404)
    for (const host of [
      'localhost:3000',
      'banco.localhost',
      '127.0.0.1',
      '[::1]:3000',
      'evilloja.store.example',
    ]) {
      expect((await live.inject({ url: '/api/v1/escopo', headers: { host } })).statusCode, host).toBe(421)
      expect((await live.inject({ url: '/health/live', headers: { host } })).statusCode, host).toBe(200)
    }
    await live.close()
  })
})

describe('limits', () => {
  it('answer 429 with Retry-After after twenty sign-ups of a session, and leave other sessions alone', async () => {
    const session = newId()
    const signUp = (one: string) => server.call('POST', '/api/v1/conta', { body: {}, session: one })
    for (let count = 0; count < 20; count++) expect((await signUp(session)).statusCode).toBe(200)
    const refused = await signUp(session)
    expect(refused.statusCode).toBe(429)
    expect(codeOf(refused)).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500)
    expect((await signUp(newId())).statusCode).toBe(200)
  })

  it('count per address, whatever the session, where they are not relaxed', async () => {
    const strict = await startTestServer({ database: opened, calls, env: { LIMITS: 'normal' } })
    const signUp = () =>
      strict.call('POST', '/api/v1/conta', { body: {}, session: newId(), from: '192.0.2.8' })
    for (let count = 0; count < 100; count++) expect((await signUp()).statusCode).toBe(200)
    expect((await signUp()).statusCode).toBe(429)
    expect((await strict.call('GET', '/api/v1/escopo')).statusCode).toBe(200)
    await strict.close()
  })

  it('count whom a listed proxy names, and nobody else’s word for who asks and where', async () => {
    const behind = (env: Readonly<Record<string, string>>) =>
      startTestServer({ database: opened, calls, env: { LIMITS: 'normal', ...env } })
    const trusting = await behind({ TRUST_PROXY: '192.0.2.80' })
    const signUp = (from: string, named: string) =>
      trusting.call('POST', '/api/v1/conta', {
        body: {},
        session: newId(),
        from,
        headers: { 'x-forwarded-for': named },
      })
    for (let count = 0; count < 100; count++)
      expect((await signUp('192.0.2.80', '198.51.100.1')).statusCode).toBe(200)
    expect((await signUp('192.0.2.80', '198.51.100.1')).statusCode).toBe(429)
    expect((await signUp('192.0.2.80', '198.51.100.2')).statusCode).toBe(200)
    // A stranger who names somebody is counted as itself, whatever it names.
    for (let count = 0; count < 100; count++)
      expect((await signUp('192.0.2.81', `203.0.113.${count}`)).statusCode).toBe(200)
    expect((await signUp('192.0.2.81', '203.0.113.200')).statusCode).toBe(429)

    const elsewhere = { 'x-forwarded-host': 'evil.example' }
    const asked = (from: string) => trusting.call('GET', '/api/v1/escopo', { from, headers: elsewhere })
    expect((await asked('192.0.2.80')).statusCode).toBe(421)
    expect((await asked('192.0.2.82')).statusCode).toBe(200)
    await trusting.close()
  })

  it('stop guessing of client secrets, even when the last guess is right', async () => {
    const strict = await startTestServer({ database: opened, calls, env: { LIMITS: 'normal' } })
    const guess = (secret: string, headers: Readonly<Record<string, string>> = {}) =>
      strict.inject({
        method: 'POST',
        url: '/api/oauth/access-token',
        headers: {
          ...headers,
          'content-type': 'application/json',
          authorization: `Basic ${Buffer.from(`loja-dev:${secret}`).toString('base64')}`,
        },
        payload: '{"grant_type":"authorization_code","code":"none"}',
      })
    for (let count = 0; count < 20; count++) expect((await guess(`wrong ${count}`)).statusCode).toBe(401)
    const last = await guess('loja-dev-secret')
    expect(last.statusCode).toBe(429)
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
    const own = await guess('loja-dev-secret', strict.app.ownCalls.headers)
    expect(own.statusCode, 'the unknown code of a store of this process, not a limit').toBe(401)
    const forged = await guess('loja-dev-secret', { 'x-store-process': 'guessed' })
    expect(forged.statusCode).toBe(429)
    await strict.close()
  })

  it('on programs that come for tokens leave the newcomers of one address alone', async () => {
    const strict = await startTestServer({ database: opened, calls, env: { LIMITS: 'normal' } })
    const ask = (headers: Readonly<Record<string, string>> = {}) =>
      strict.inject({
        method: 'POST',
        url: '/api/oauth/grant-code',
        remoteAddress: '192.0.2.9',
        headers: { 'content-type': 'application/json', ...headers },
        payload: '{}',
      })
    for (let count = 0; count < 300; count++) expect((await ask()).statusCode).toBe(400)
    expect((await ask()).statusCode).toBe(429)
    const own = strict.app.ownCalls.headers
    for (let count = 0; count < 400; count++) expect((await ask(own)).statusCode).toBe(400)
    await strict.close()
  })

  it('on sign-ups hold over the processes of one store, and are security events', async () => {
    const settings = { database: opened, calls, env: { LIMITS: 'normal' } }
    const [one, other] = await Promise.all([startTestServer(settings), startTestServer(settings)])
    const session = newId()
    const signUp = (from: typeof one) =>
      from.call('POST', '/api/v1/conta', { body: {}, session, from: '192.0.2.10' })
    for (let count = 0; count < 10; count++) {
      expect((await signUp(one)).statusCode).toBe(200)
      expect((await signUp(other)).statusCode).toBe(200)
    }
    expect((await signUp(other)).statusCode).toBe(429)
    expect((await signUp(one)).statusCode).toBe(429)
    const told = await one.parts.metrics.registry.getSingleMetricAsString('security_events_total')
    expect(told).toContain('security_events_total{event="limitReached"} 1')
    await Promise.all([one.close(), other.close()])
  })
})

describe('operations', () => {
  it('are live and ready, and metrics stay off the store port', async () => {
    expect((await server.inject({ url: '/health/live', headers: { host: '10.0.0.7' } })).statusCode).toBe(200)
    expect((await server.inject({ url: '/health/ready' })).statusCode).toBe(200)
    expect((await server.inject({ url: '/metrics' })).statusCode).toBe(404)
  })

  it('measure answers by route pattern on their own port', async () => {
    await server.call('GET', '/api/bff/emissores/SICRE', { issuer: '' })
    const operations = buildOperationsServer(server.parts)
    const { body } = await operations.inject({ url: '/metrics' })
    expect(body).toContain('route="/api/bff/emissores/:siglaEmissor"')
    expect(body).not.toContain('SICRE')
    expect(body).toContain('database_up 1')
    expect((await operations.inject({ url: '/health/ready' })).statusCode).toBe(200)
    expect((await operations.inject({ url: '/health/database' })).statusCode).toBe(200)
    await operations.close()
  })

  it('tell of a database that is away by an address and a metric, and are ready all the same', async () => {
    const gone = { ...opened.database, ping: () => Promise.reject(new Error('gone')) }
    const broken = buildOperationsServer({ ...server.parts, database: gone })
    expect((await broken.inject({ url: '/health/ready' })).statusCode).toBe(200)
    expect((await broken.inject({ url: '/health/live' })).statusCode).toBe(200)
    const state = await broken.inject({ url: '/health/database' })
    expect([state.statusCode, state.json()]).toEqual([503, { status: 'unavailable', reason: 'database' }])
    expect((await broken.inject({ url: '/metrics' })).body).toContain('database_up 0')
    await broken.close()
  })

  it('look at the database once for all who ask at the same time', async () => {
    let looks = 0
    const slow = { ...opened.database, ping: () => new Promise<void>((done) => setTimeout(done, ++looks)) }
    const asked = buildOperationsServer({ ...server.parts, database: slow })
    const urls = ['/health/database', '/health/database', '/metrics']
    expect(
      (await Promise.all(urls.map((url) => asked.inject({ url })))).map((got) => got.statusCode),
    ).toEqual([200, 200, 200])
    expect(looks).toBe(1)
    await asked.close()
  })

  it('are not ready while the process is closing', async () => {
    const switches = { ...server.parts.switches, closing: () => true }
    const closing = buildOperationsServer({ ...server.parts, switches })
    expect((await closing.inject({ url: '/health/ready' })).statusCode).toBe(503)
    await closing.close()
  })

  it('can close the store for maintenance and open it again while it runs', async () => {
    const file = join(server.parts.config.dataDir, 'maintenance')
    writeFileSync(file, '1\n')
    server.parts.switches.reread()
    const closed = await server.call('GET', '/api/v1/escopo', { issuer: 'SICRE' })
    expect(closed.statusCode).toBe(503)
    expect(codeOf(closed)).toBe(503)
    expect(closed.json().codigoRetorno.descricao).toContain('Estamos trabalhando em melhorias')
    expect(closed.headers['retry-after']).toBeDefined()
    expect((await server.inject({ url: '/health/ready' })).statusCode).toBe(200)
    writeFileSync(file, '0\n')
    server.parts.switches.reread()
    expect((await server.call('GET', '/api/v1/escopo')).statusCode).toBe(200)
  })
})
