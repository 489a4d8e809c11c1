import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createJobs } from '../../src/jobs/create-jobs.ts'
import { EXIT } from '../../src/operations/commands/command.ts'
import { watchSwitches } from '../../src/operations/watch-switches.ts'
import { actAs, JOANA, type PurchaseServer, startBuyer, startPurchases } from '../calls/purchase-server.ts'
import { databases, openTestDatabase, type TestDatabase } from '../support/databases.ts'
import { giveOrder } from '../support/give-order.ts'
import { silentLog } from '../support/silent-log.ts'

const WAIT = { timeout: 240_000, interval: 50 }
const email = JOANA.emailContato
const SECRET = 'a token secret that no answer repeats'

describe.runIf(databases.includes('postgres'))('an operator’s commands beside the running store', () => {
  let database: TestDatabase
  let server: PurchaseServer
  let cnpj: string
  let leadId: string
  let orderId: string
  let number: string
  const answers: string[] = []

  beforeAll(async () => {
    database = await openTestDatabase('postgres')
    server = await startPurchases('postgres', { database, env: { TOKEN_SECRET: SECRET }, prints: true })
    const buyer = await startBuyer(server)
    ;({ cnpj, leadId } = buyer)
    const acts = actAs(server, buyer)
    const prepared = await acts.prepare()
    number = prepared.number
    const hired = await acts.hire(prepared.cartId)
    expect(hired.statusCode, hired.body).toBe(201)
    orderId = hired.json<{ idPedido: string }>().idPedido
    await server.orders.first((order) => order.orderId === orderId)
    await server.mails.first(({ to }) => to === email)
    await vi.waitFor(async () => expect(await open()).toEqual([]), WAIT)
  })
  afterAll(async () => {
    await server?.close()
    await database?.close()
  })

  const env = () => ({
    DATABASE_URL: database.settings.databaseUrl,
    DATA_DIR: database.settings.dataDir,
    TOKEN_SECRET: SECRET,
  })
  const give = async (...args: string[]) => {
    const { code, said, complained } = await giveOrder([...args, '--json', '--operator', 'Rita'], env())
    answers.push(said, complained)
    return { code, told: said === '' ? null : JSON.parse(said), complained }
  }
  const open = async () => {
    const { rows } = await sql<{ id: string; name: string }>`select id, name from pgboss.job
      where state in ('created', 'retry', 'active') and name <> 'lead-follow-up'`.execute(
      database.database.kysely,
    )
    return rows
  }
  const actions = async () => {
    const rows = await database.database.kysely
      .selectFrom('operatorActions')
      .selectAll()
      .orderBy('id')
      .execute()
    return rows.map(({ operator, command, target }) => [operator, command, target])
  }

  it('finds an order by number, id, company and e-mail', async () => {
    for (const name of [number, orderId, cnpj, email.toUpperCase()]) {
      const { code, told } = await give('order', 'find', name)
      expect([name, code]).toEqual([name, EXIT.done])
      expect(told).toMatchObject([
        { id: orderId, number, cnpj, leadId, messages: [{ kind: 'contract-link' }], openJobs: [] },
      ])
    }
    expect(await give('order', 'find', 'nobody@nowhere.example')).toMatchObject({
      code: EXIT.failed,
      told: [],
    })
  })

  it('shows a lead without its people', async () => {
    const { told } = await give('lead', 'show', leadId)
    expect(told).toMatchObject({ lead: { id: leadId, cnpj }, orders: [{ number }], carts: [{}] })
    expect(told.lead.email).toBe(`${email.slice(0, 3)}***@alfa.example`)
    expect(await give('lead', 'show', orderId)).toMatchObject({
      code: EXIT.failed,
      complained: 'There is no such lead.',
    })
    expect((await give('lead', 'show', 'joana')).code).toBe(EXIT.wrongArguments)
  })

  it('verifies a contract by rendering it again, and tells a changed one', async () => {
    expect(await give('contract', 'verify', number)).toMatchObject({ code: EXIT.done, told: { holds: true } })
    const { kysely } = database.database
    const order = await kysely
      .selectFrom('orders')
      .select(['finalDocument', 'finalHash'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    await kysely.updateTable('orders').set({ finalHash: 'another' }).where('id', '=', orderId).execute()
    const changed = await give('contract', 'verify', number)
    expect([changed.code, changed.complained]).toEqual([EXIT.failed, expect.stringContaining('document')])
    await sql`update orders set final_document = set_byte(final_document, 900, 7) where id = ${orderId}`.execute(
      kysely,
    )
    expect((await give('contract', 'verify', number)).code).toBe(EXIT.failed)
    await kysely.updateTable('orders').set(order).where('id', '=', orderId).execute()
  })

  it('changes nothing unless it is confirmed', async () => {
    expect((await give('mail', 'resend', number)).code).toBe(EXIT.wrongArguments)
    expect(await actions()).toEqual([])
  })

  it('sends a mail and hands an order over once more, and writes both down', async () => {
    const [mails, orders] = [server.mails.items.length, server.orders.items.length]
    expect(await give('mail', 'resend', number, '--yes')).toMatchObject({
      code: EXIT.done,
      told: { enqueued: true, kind: 'contract-link' },
    })
    await vi.waitFor(() => expect(server.mails.items.length).toBe(mails + 1), WAIT)
    expect(server.mails.items.at(-1)?.to).toBe(email)
    expect((await give('hand-over', 'resend', number, '--yes')).code).toBe(EXIT.done)
    await vi.waitFor(() => expect(server.orders.items.length).toBe(orders + 1), WAIT)
    expect(server.orders.items.at(-1)?.orderId).toBe(orderId)
    expect(await actions()).toEqual([
      ['Rita', 'mail resend', number],
      ['Rita', 'hand-over resend', number],
    ])
  })

  it('holds a queue in every process, over restarts, until it is released', async () => {
    await vi.waitFor(async () => expect(await open()).toEqual([]), WAIT)
    expect((await give('jobs', 'hold', 'portal-hand-over', '--yes')).code).toBe(EXIT.done)
    await watchSwitches(server.parts).look()
    const handed = server.orders.items.length
    expect((await give('hand-over', 'resend', number, '--yes')).code).toBe(EXIT.done)
    const [job] = await open()
    expect(job?.name).toBe('portal-hand-over')

    // Another process starts meanwhile; it works on mails, and never on what is held.
    const jobs = createJobs(database.database, silentLog)
    const [worked, others] = [vi.fn(async () => {}), vi.fn(async () => {})]
    jobs.registerHandler('portal-hand-over', worked)
    jobs.registerHandler('mail', others)
    await watchSwitches({ ...server.parts, jobs }).look()
    await jobs.start()
    await give('mail', 'resend', number, '--yes')
    await vi.waitFor(
      async () => expect((await open()).map(({ name }) => name)).toEqual(['portal-hand-over']),
      WAIT,
    )
    expect([worked.mock.calls.length, server.orders.items.length]).toEqual([0, handed])
    await jobs.stop()

    const { told } = await give('jobs', 'list', '--queue', 'portal-hand-over')
    expect(told).toMatchObject({
      queues: [{ held: true, waiting: 1 }],
      jobs: [{ id: job?.id, data: { orderId } }],
    })
    expect((await give('hand-over', 'resend', number, '--yes')).code).toBe(EXIT.underWay)
    expect((await give('jobs', 'release', 'all', '--yes')).code).toBe(EXIT.done)
    await watchSwitches(server.parts).look()
    await vi.waitFor(() => expect(server.orders.items.length).toBe(handed + 1), WAIT)
    expect((await give('jobs', 'show', job?.id ?? '')).told).toMatchObject({ queue: 'portal-hand-over' })
  })

  it('tries a failing job now, cancels it and brings it back, without telling whom it was about', async () => {
    await vi.waitFor(async () => expect(await open()).toEqual([]), WAIT)
    server.orders.refuseOnce(() => true)
    await give('hand-over', 'resend', number, '--yes')
    await vi.waitFor(() => expect(server.orders.refused.length).toBe(1), WAIT)
    await give('jobs', 'hold', 'portal-hand-over', '--yes')
    await watchSwitches(server.parts).look()
    const failed = await vi.waitFor(async () => {
      const { told } = await give('jobs', 'list', '--state', 'retry')
      expect(told.jobs).toHaveLength(1)
      return told.jobs[0]
    }, WAIT)
    expect(failed.lastError).toContain('the outside world is down')
    await sql`update pgboss.job set output = ${JSON.stringify({ name: 'Error', message: `550 <${email}>` })}::jsonb,
      start_after = now() + interval '5 minutes' where id = ${failed.id}::uuid`.execute(
      database.database.kysely,
    )
    const shown = (await give('jobs', 'show', failed.id)).told
    expect(shown.lastError).toBe(`Error 550 <${email.slice(0, 3)}***@alfa.example>`)

    expect(await give('jobs', 'cancel', failed.id, '--yes')).toMatchObject({ told: { cancelled: true } })
    expect((await give('jobs', 'cancel', failed.id, '--yes')).code).toBe(EXIT.done)
    expect(await give('jobs', 'retry', failed.id, '--yes')).toMatchObject({ told: { retried: true } })
    expect(await give('jobs', 'retry', failed.id, '--yes')).toMatchObject({ told: { retried: true } })
    const all = ['jobs', 'retry', '--queue', 'portal-hand-over', '--yes']
    expect(await give(...all)).toMatchObject({ code: EXIT.done, told: { retried: 0 } })
    await sql`update pgboss.job set state = 'failed' where id = ${failed.id}::uuid`.execute(
      database.database.kysely,
    )
    expect(await give(...all)).toMatchObject({ told: { retried: 1, queue: 'portal-hand-over' } })
    expect((await give('jobs', 'retry', failed.id, '--queue', 'mail', '--yes')).code).toBe(
      EXIT.wrongArguments,
    )
    expect((await give('jobs', 'retry', '--yes')).code).toBe(EXIT.wrongArguments)
    await give('jobs', 'release', 'portal-hand-over', '--yes')
    await watchSwitches(server.parts).look()
    await vi.waitFor(async () => expect(await open()).toEqual([]), WAIT)
    expect(await give('jobs', 'retry', failed.id, '--yes')).toMatchObject({ code: EXIT.failed })
    expect((await give('jobs', 'cancel', failed.id, '--yes')).code).toBe(EXIT.failed)
  })

  it('closes and opens the store in every process, but for one with a file of its own', async () => {
    const { switches } = server.parts
    const watch = watchSwitches(server.parts)
    expect((await give('maintenance', 'status')).told).toMatchObject({ maintenance: 'never switched' })
    await give('maintenance', 'on', '--yes')
    await watch.look()
    expect(switches.maintenance()).toBe(true)
    expect((await server.call('GET', '/api/bff/faqs/categorias')).statusCode).toBe(503)
    await give('maintenance', 'off', '--yes')
    await watch.look()
    expect(switches.maintenance()).toBe(false)
    expect((await give('maintenance', 'status')).told).toMatchObject({ maintenance: 'off' })
  })

  it('tells versions, migrations and queues', async () => {
    const { code, told } = await give('status')
    expect([code, told.missingMigrations, told.migrationsOfANewerVersion]).toEqual([EXIT.done, [], []])
    expect(told).toMatchObject({ maintenance: 'off', heldQueues: [], queues: expect.any(Array) })
  })

  it('verifies a contract by the hashes that stayed once its person was erased', async () => {
    expect(await give('contract', 'verify', number)).toMatchObject({ code: EXIT.done, told: { holds: true } })
    await vi.waitFor(async () => expect(await open()).toEqual([]), WAIT)
    const preview = await give('person', 'erase', '--email', email, '--preview')
    expect(preview).toMatchObject({ code: EXIT.done, told: { erased: false } })
    expect(await give('contract', 'verify', number)).not.toMatchObject({
      told: { erasedAt: expect.any(String) },
    })
    const erased = await give('person', 'erase', '--email', email, '--yes')
    expect(erased).toMatchObject({ code: EXIT.done, told: { erased: true, tables: preview.told.tables } })
    expect(await give('contract', 'verify', number)).toMatchObject({
      code: EXIT.done,
      told: { holds: true, erasedAt: expect.any(String) },
    })
    for (const what of ['mail', 'hand-over'])
      expect(await give(what, 'resend', number, '--yes')).toMatchObject({
        code: EXIT.failed,
        complained: expect.stringContaining('was erased at'),
      })
    await sql`update contracts set document_hash = 'another' where lead_id = ${leadId}`.execute(
      database.database.kysely,
    )
    expect((await give('contract', 'verify', number)).code).toBe(EXIT.failed)
  })

  it('never told a secret', () => {
    const all = answers.join('\n')
    for (const secret of [SECRET, email, new URL(database.settings.databaseUrl ?? '').password].filter(
      Boolean,
    ))
      expect(all).not.toContain(secret)
    expect(all).not.toMatch(/linkHash|link_hash|sessionId/)
  })
})

describe.runIf(databases.includes('postgres'))('the switches of all processes', () => {
  it('stay as they were seen last while the database is away', async () => {
    const opened = await openTestDatabase('postgres')
    const [share, hold] = [vi.fn(), vi.fn()]
    const parts = { database: opened.database, switches: { share }, jobs: { hold } } as never
    const watch = watchSwitches(parts)
    await watch.look()
    expect(share.mock.calls).toEqual([[null]])
    expect(hold.mock.calls).toEqual([[new Set()]])
    await opened.close()
    await watch.look()
    expect(share.mock.calls).toEqual([[null]])
  })
})
