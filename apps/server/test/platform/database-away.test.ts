import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CALLS } from '../../src/calls/calls.ts'
import { registerCalls } from '../../src/calls/register-calls.ts'
import { openDatabase } from '../../src/database/open-database.ts'
import { HIRING } from '../calls/purchase-server.ts'
import { type BreakableProxy, breakableProxy } from '../support/breakable-proxy.ts'
import { databases, openTestDatabase, type TestDatabase } from '../support/databases.ts'
import { startTestServer, type TestServer } from '../support/start-server.ts'
import { startWholeStore } from '../support/whole-store.ts'

const COMPANY = { cnpjRh: '11222333000181', qtdFuncionarios: 10 }
const CONTACT = { nomeContato: 'Joana', emailContato: 'joana@alfa.example', telefoneContato: '11987654321' }
const LEAD = { uuid: '', empresaRh: { ...COMPANY, contato: CONTACT } }
/** Connecting, then a statement, takes 15 seconds at most; without these limits it takes minutes. */
const A_FEW_SECONDS = 45_000

describe.runIf(databases.includes('postgres'))('a store whose PostgreSQL goes away', () => {
  let direct: TestDatabase
  let proxy: BreakableProxy
  let server: TestServer
  let closeDatabase: () => Promise<void>
  const followUps: string[] = []

  beforeAll(async () => {
    direct = await openTestDatabase('postgres')
    const url = new URL(direct.settings.databaseUrl ?? '')
    proxy = await breakableProxy({ host: url.hostname, port: Number(url.port) })
    url.port = String(proxy.port)
    const settings = { ...direct.settings, databaseUrl: url.href, databasePool: 3 }
    const database = await openDatabase(settings)
    closeDatabase = () => database.close()
    server = await startTestServer({
      database: { database, settings, close: database.close },
      env: { LEAD_FOLLOW_UP_MINUTES: '0.01' },
      calls: (parts) => {
        parts.jobs.registerHandler('lead-follow-up', async ({ leadId }) => void followUps.push(leadId))
        return (app) => registerCalls(app, CALLS, parts)
      },
    })
  })
  beforeEach(async () => {
    await proxy.mend()
    await expect.poll(async () => (await createLead()).statusCode, { timeout: 240_000 }).toBe(201)
  })
  afterAll(async () => {
    await proxy?.mend()
    await server?.close()
    await closeDatabase?.()
    await proxy?.close()
    await direct?.close()
  })

  const createLead = () => server.call('POST', '/api/v2/leads', { body: LEAD })
  const grant = () =>
    server.inject({
      method: 'POST',
      url: '/api/oauth/grant-code',
      payload: { client_id: 'loja-dev', redirect_uri: 'http://localhost:3000/' },
    })
  const state = () => server.inject({ url: '/health/database' })
  const expectAway = async (asked: ReturnType<typeof createLead>) => {
    const began = performance.now()
    const answer = await asked
    expect(answer.statusCode).toBe(503)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.headers['x-codigo-descricao']).toBe('-6')
    expect(answer.json()).toEqual({
      codigoRetorno: {
        codigo: 503,
        descricao: 'O serviço está indisponível no momento. Aguarde alguns minutos e tente novamente.',
      },
    })
    expect(performance.now() - began).toBeLessThan(A_FEW_SECONDS)
  }
  const expectBack = async () => {
    await proxy.mend()
    await expect.poll(async () => (await createLead()).statusCode, { timeout: 240_000 }).toBe(201)
    expect((await state()).statusCode).toBe(200)
  }

  it('is told by every call that needs it, and by its own address, while nobody answers its door', async () => {
    await proxy.shut()
    await expectAway(createLead())
    await expectAway(grant())
    await expectAway(
      server.call('POST', '/api/v2/leads', { body: LEAD, headers: { 'idempotency-key': 'a' } }),
    )
    expect((await state()).json()).toEqual({ status: 'unavailable', reason: 'database' })
    expect((await state()).statusCode).toBe(503)
    expect((await server.inject({ url: '/health/live' })).statusCode).toBe(200)
    // A balancer goes on sending visitors here: no other process could tell them more.
    expect((await server.inject({ url: '/health/ready' })).statusCode).toBe(200)
    await expectBack()
  })

  it('is not mistaken for a contract that cannot be made, nor for a hiring that failed', async () => {
    const { idSimuleCompre: lead } = (await createLead()).json<{ idSimuleCompre: string }>()
    const contract = `/api/v2/contratos/leads/${lead}`
    await proxy.shut()
    await expectAway(server.call('GET', `${contract}/download`))
    await expectAway(server.call('POST', `${contract}/carrinhos/${lead}`, { body: HIRING }))
  })

  it('goes on answering what needs no database', async () => {
    await proxy.shut()
    expect((await server.call('GET', '/api/bff/faqs/categorias')).statusCode).toBe(200)
  })

  // docs/rules/calls.md: own-token
  it('draws its pages from its first second on, though it has drawn none before', async () => {
    const { database } = server.parts
    const fresh = await startWholeStore({ database, settings: direct.settings, close: async () => {} })
    await proxy.shut()
    const open = (url: string) => fresh.inject({ url, headers: { host: 'localhost' } })
    for (const page of ['/', '/faq', '/carrinho/beneficios', '/checkout/acesso-vr'])
      expect([page, (await open(page)).statusCode]).toEqual([page, 200])
    await proxy.mend()
    await fresh.close()
  })

  it('is told within seconds where it takes connections and says nothing', async () => {
    proxy.silence()
    await Promise.all([expectAway(createLead()), expectAway(grant()), expectAway(createLead())])
    await expectBack()
  })

  it('is told where connections are cut under the work, and the next call gets a new one', async () => {
    const { kysely } = server.parts.database
    const slow = sql`select pg_sleep(5)`.execute(kysely)
    const failed = expect(slow).rejects.toMatchObject({ name: 'DatabaseAway', reason: 'database' })
    await expect.poll(() => server.parts.database.ping().then(() => true)).toBe(true)
    proxy.cut()
    await failed
    expect((await createLead()).statusCode).toBe(201)
  })

  it('is told where all its connections are taken for too long', async () => {
    const { kysely } = server.parts.database
    const taken = [1, 2, 3].map(() => sql`select pg_sleep(30)`.execute(kysely))
    await expectAway(createLead())
    const ended = await Promise.allSettled(taken)
    expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    await expectBack()
  })

  it('is told where it only reads: a standby that was not promoted', async () => {
    const { kysely } = direct.database
    const name = sql.id(new URL(direct.settings.databaseUrl ?? '').pathname.slice(1))
    await sql`alter database ${name} set default_transaction_read_only = on`.execute(kysely)
    proxy.cut()
    await expectAway(createLead())
    expect((await state()).json()).toEqual({ status: 'unavailable', reason: 'database' })
    await sql`begin read write; alter database ${name} reset default_transaction_read_only; commit`.execute(
      kysely,
    )
    proxy.cut()
    await expectBack()
  })

  it('works on its jobs again once it is back', async () => {
    await proxy.shut()
    await expectAway(createLead())
    await proxy.mend()
    const before = followUps.length
    await expect.poll(async () => (await createLead()).statusCode, { timeout: 240_000 }).toBe(201)
    await expect.poll(() => followUps.length, { timeout: 240_000 }).toBeGreaterThan(before)
  })
})
