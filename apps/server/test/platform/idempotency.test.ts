import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/database/new-id.ts'
import { sendProblem } from '../../src/plugins/problem.ts'
import { databases, openTestDatabase, type TestDatabase } from '../support/databases.ts'
import { startTestServer, type TestCall, type TestServer } from '../support/start-server.ts'

/** Whom a call is made at, and what beside its body says what it means. */
type Elsewhere = Pick<TestCall, 'issuer' | 'channel' | 'headers'>

/** A call that answers at once, and one that never does: its process dies over it. */
const startCreating = (opened: TestDatabase, hang?: () => void) =>
  startTestServer({
    database: opened,
    calls: () => (app) => {
      const config = { call: 'test.make', idempotent: true }
      app.post('/api/v2/coisas', { config }, async (_request, reply) => {
        if (hang) await new Promise(() => hang())
        return reply.code(201).send({ made: true })
      })
    },
  })

it('on the embedded database a key whose process was killed is free at the next start', async () => {
  const opened = await openTestDatabase('embedded')
  const [key, session] = [newId(), newId()]
  const { promise: hanging, resolve } = Promise.withResolvers<void>()
  const killed = await startCreating(opened, resolve)
  const make = (server: TestServer) =>
    server.call('POST', '/api/v2/coisas', { body: {}, headers: { 'idempotency-key': key }, session })
  make(killed).catch(() => {})
  const taken = () =>
    opened.database.kysely.selectFrom('idempotencyRecords').select('state').where('key', '=', key).execute()
  await hanging
  expect(await taken()).toEqual([{ state: 'pending' }])

  const next = await startCreating(opened)
  const answer = await make(next)
  expect(answer.statusCode).toBe(201)
  expect(answer.headers['idempotency-replayed']).toBeUndefined()
  await next.close()
  await killed.parts.jobs.stop()
  await opened.close()
})

describe.each(databases)('Idempotency-Key on the %s database', (kind) => {
  let opened: TestDatabase
  let server: TestServer
  let time = new Date()
  let made = 0
  let gate: Promise<void> = Promise.resolve()

  beforeAll(async () => {
    opened = await openTestDatabase(kind)
    server = await startTestServer({
      database: opened,
      parts: { now: () => time },
      calls: () => (app) => {
        const config = { call: 'test.make', idempotent: true }
        app.post<{ Params: { how: string } }>('/api/v2/coisas/:how', { config }, async (request, reply) => {
          made += 1
          const number = made
          await gate
          const { how } = request.params
          if (how === 'falha') throw new Error('broken')
          if (how === 'ocupado') return sendProblem(reply, 'conflict', { retryAfter: 2 })
          if (how === 'recusa')
            return reply.code(409).send({ codigoRetorno: { codigo: -85, descricao: `${number}` } })
          return reply.code(201).send({ number, b: 1, a: 2 })
        })
      },
    })
  })
  afterAll(async () => {
    await server?.close()
    await opened?.close()
  })

  const make = (how: string, key: string, body: unknown = { value: 1 }, session?: string) =>
    server.call('POST', `/api/v2/coisas/${how}`, {
      body,
      headers: { 'idempotency-key': key },
      ...(session ? { session } : {}),
    })

  it('keeps of a body what only the store’s own secret can make of it', async () => {
    const [key, session] = [newId(), newId()]
    const secret = randomBytes(32)
    const other = await startTestServer({
      database: opened,
      parts: { secret },
      calls: () => (app) => {
        const config = { call: 'test.make', idempotent: true }
        app.post('/api/v2/coisas/:how', { config }, async (_request, reply) => reply.code(201).send({}))
      },
    })
    expect((await make('nova', key, { value: 1 }, session)).statusCode).toBe(201)
    const headers = { 'idempotency-key': key }
    const again = await other.call('POST', '/api/v2/coisas/nova', { body: { value: 1 }, headers, session })
    expect(again.statusCode, 'the same body reads as another one under another secret').toBe(409)
    await other.close()
  })

  it('gives the first answer again, byte by byte', async () => {
    const key = newId()
    const first = await make('nova', key)
    const again = await make('nova', key)
    expect(first.statusCode).toBe(201)
    expect(again.statusCode).toBe(201)
    expect(again.body).toBe(first.body)
    expect(again.headers['content-type']).toBe(first.headers['content-type'])
    expect(again.headers['idempotency-replayed']).toBe('true')
  })

  it('gives refusals again too, but not failures', async () => {
    const key = newId()
    const refused = await make('recusa', key)
    expect((await make('recusa', key)).body).toBe(refused.body)
    const failing = newId()
    const before = made
    await make('falha', failing)
    await make('falha', failing)
    expect(made - before).toBe(2)
  })

  it('asks again where the answer was to ask again later, under whatever status', async () => {
    const key = newId()
    const before = made
    expect((await make('ocupado', key)).headers['retry-after']).toBe('2')
    expect((await make('ocupado', key)).headers['idempotency-replayed']).toBeUndefined()
    expect(made - before).toBe(2)
  })

  it('refuses the key with another body, or on another address', async () => {
    const key = newId()
    await make('nova', key)
    for (const other of [await make('nova', key, { value: 2 }), await make('recusa', key)]) {
      expect(other.statusCode).toBe(409)
      expect(other.json().codigoRetorno.codigo).toBe(409)
    }
  })

  it.each([
    ['another offer', { headers: { 'identificacao-oferta': 'OUTRA' } }],
    ['no offer', {}],
    ['another issuer', { issuer: 'SICRE', headers: { 'identificacao-oferta': 'OFERTA' } }],
    ['another channel', { channel: 'parceiro', headers: { 'identificacao-oferta': 'OFERTA' } }],
    ['another sub-channel', { headers: { 'identificacao-oferta': 'OFERTA', 'id-subcanal': 'AG1' } }],
  ])('refuses the key with %s', async (_name, { headers, ...elsewhere }: Elsewhere) => {
    const [key, session] = [newId(), newId()]
    const ask = (with_: Elsewhere) =>
      server.call('POST', '/api/v2/coisas/nova', {
        body: { value: 1 },
        session,
        ...with_,
        headers: { 'idempotency-key': key, ...with_.headers },
      })
    const first = { headers: { 'identificacao-oferta': 'OFERTA' } }
    expect((await ask(first)).statusCode).toBe(201)
    expect((await ask({ ...elsewhere, headers: headers ?? {} })).statusCode).toBe(409)
    expect((await ask(first)).headers['idempotency-replayed']).toBe('true')
  })

  it('lets parallel duplicates wait for the first', async () => {
    const key = newId()
    const { promise, resolve } = Promise.withResolvers<void>()
    gate = promise
    const before = made
    const all = Promise.all(Array.from({ length: 8 }, () => make('nova', key)))
    // The gate opens once the first is inside; the rest can only have met its record.
    await expect.poll(() => made).toBe(before + 1)
    resolve()
    const bodies = new Set((await all).map(({ body }) => body))
    expect(bodies.size).toBe(1)
    expect(made).toBe(before + 1)
  })

  it('keeps sessions apart', async () => {
    const key = newId()
    const [one, other] = [await make('nova', key, {}, newId()), await make('nova', key, {}, newId())]
    expect(one.body).not.toBe(other.body)
  })

  it('takes over what died with its process before the clock was set back', async () => {
    const key = newId()
    const session = newId()
    await make('nova', key, {}, session)
    await opened.database.kysely
      .updateTable('idempotencyRecords')
      .set({ state: 'pending', status: null, createdAt: new Date(time.getTime() + 2 * 3600_000) })
      .where('key', '=', key)
      .execute()
    expect((await make('nova', key, {}, session)).statusCode).toBe(201)
  })

  it('forgets after a day', async () => {
    const key = newId()
    const session = newId()
    const first = await make('nova', key, {}, session)
    time = new Date(time.getTime() + 24 * 3600_000 + 1000)
    const second = await make('nova', key, {}, session)
    expect(second.statusCode).toBe(201)
    expect(second.body).not.toBe(first.body)
  })

  it('stores no body', async () => {
    const key = newId()
    await make('nova', key, { numero: '4111111111111111' })
    const rows = await opened.database.kysely
      .selectFrom('idempotencyRecords')
      .selectAll()
      .where('key', '=', key)
      .execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('4111')
  })

  it('keeps a request under a secret of its own: who reads the table cannot try card numbers against it', async () => {
    const key = newId()
    const session = newId()
    const body = { numero: '4111111111111111' }
    const first = await make('nova', key, body, session)
    const elsewhere = await startTestServer({
      database: opened,
      parts: { now: () => time, secret: new TextEncoder().encode('another secret of thirty-two bytes') },
      calls: () => (app) => {
        const config = { call: 'test.make', idempotent: true }
        app.post('/api/v2/coisas/:how', { config }, async (_request, reply) => reply.code(201).send({}))
      },
    })
    const call = { body, headers: { 'idempotency-key': key }, session }
    const other = await elsewhere.call('POST', '/api/v2/coisas/nova', call)
    await elsewhere.close()
    expect(first.statusCode).toBe(201)
    // The same request, but not the same hash: to that process it is another one.
    expect(other.statusCode).toBe(409)
  })

  it('takes a body for the same whose members stand in another order, but not one whose list does', async () => {
    const key = newId()
    const session = newId()
    const first = await make('nova', key, { nome: 'Ana', lista: [{ a: 1, b: 2 }, { c: 3 }] }, session)
    const again = await make('nova', key, { lista: [{ b: 2, a: 1 }, { c: 3 }], nome: 'Ana' }, session)
    expect(again.headers['idempotency-replayed']).toBe('true')
    expect(again.body).toBe(first.body)
    const other = await make('nova', key, { nome: 'Ana', lista: [{ c: 3 }, { a: 1, b: 2 }] }, session)
    expect(other.statusCode).toBe(409)
  })

  it('refuses a key that is no key', async () => {
    expect((await make('nova', 'with space')).statusCode).toBe(400)
    expect((await make('nova', 'x'.repeat(201))).statusCode).toBe(400)
  })
})
