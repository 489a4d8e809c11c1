import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { measurePort } from '../../src/adapters/measure-port.ts'
import { buildOperationsServer } from '../../src/operations/build-operations-server.ts'
import { followChains } from '../../src/operations/follow-chains.ts'
import { scheduleRetention } from '../../src/operations/retention/schedule-retention.ts'
import { RefusedForGood } from '../../src/ports/refused-for-good.ts'
import { createMetrics } from '../../src/process/metrics.ts'
import { actAs, type PurchaseServer, startBuyer, startPurchases } from '../calls/purchase-server.ts'
import { databases } from '../support/databases.ts'
import { giveOrder } from '../support/give-order.ts'
import { withQuickRetries } from '../support/quick-retries.ts'

const WAIT = { timeout: 240_000, interval: 50 }
const kind = databases.at(-1) ?? 'embedded'

let server: PurchaseServer

beforeAll(async () => {
  server = await startPurchases(kind, { parts: { metrics: createMetrics({ withProcess: false }) } })
})
afterAll(() => server?.close())

/** What operators are shown, from a page that was not shown before: queues are counted again. */
const read = async () => {
  const operations = buildOperationsServer(server.parts)
  const { body } = await operations.inject('/metrics')
  await operations.close()
  return (name: string) => {
    const line = body.split('\n').find((one) => one.startsWith(`${name} `))
    return line === undefined ? null : Number(line.slice(name.length + 1).replace('+Inf', 'Infinity'))
  }
}

it('tells what is sold, what waits and how the outside world answers', async () => {
  server.orders.refuseOnce(() => true)
  const buyer = await startBuyer(server, { issuer: 'SICRE' })
  const acts = actAs(server, buyer)
  const { cartId } = await acts.prepare()
  await withQuickRetries(server.parts.database, async () => {
    expect((await acts.hire(cartId)).statusCode).toBe(201)
    expect((await acts.hire(cartId)).statusCode).toBe(201)
    await vi.waitFor(() => expect(server.orders.items).toHaveLength(1), WAIT)
  })
  await vi.waitFor(async () => {
    const told = await read()
    expect(told('jobs{queue="portal-hand-over",state="retrying"}')).toBe(0)
    expect(told('jobs{queue="portal-hand-over",state="running"}')).toBe(0)
  }, WAIT)

  const told = await read()
  expect(told('acceptances_total{issuer="SICRE"}')).toBe(1)
  expect(told('orders_total{issuer="SICRE"}')).toBe(1)
  expect(told('jobs{queue="lead-follow-up",state="later"}')).toBe(1)
  expect(told('jobs_oldest_seconds{queue="lead-follow-up"}')).toBe(0)
  expect(told('jobs_held{queue="mail"}')).toBe(0)
  expect(told('outside_call_duration_seconds_count{service="mail",outcome="refused"}')).toBe(0)
  expect(Math.abs(told('clock_offset_seconds') ?? Number.NaN)).toBeLessThan(60)
  expect(told('outside_call_duration_seconds_count{service="portal",outcome="failed"}')).toBe(1)
  expect(told('outside_call_duration_seconds_count{service="portal",outcome="ok"}')).toBe(1)
  expect(told('outside_call_duration_seconds_count{service="mail",outcome="ok"}')).toBeGreaterThan(0)
  expect(told('outside_call_duration_seconds_count{service="registry",outcome="ok"}')).toBeGreaterThan(0)
  if (kind === 'embedded') return
  expect(told('database_pool_wait_seconds_count')).toBeGreaterThan(0)
  expect(told('database_pool_connections{state="idle"}')).toBeGreaterThan(0)
  expect(told('database_pool_waiting')).toBe(0)
})

it('tells how long the oldest job has been due, and that its queue is held', async () => {
  const { kysely } = server.parts.database
  const { sql } = await import('kysely')
  await sql`update pgboss.job set start_after = now() - interval '700 seconds', created_on = now() - interval '1 hour'
    where name = 'lead-follow-up' and state = 'created'`.execute(kysely)
  await kysely
    .insertInto('operatorSwitches')
    .values({ name: 'hold:lead-follow-up', state: 'on', changedAt: new Date() })
    .execute()
  const told = await read()
  const oldest = told('jobs_oldest_seconds{queue="lead-follow-up"}')
  if (told('jobs{queue="lead-follow-up",state="waiting"}') === 1) expect(oldest).toBeGreaterThanOrEqual(700)
  expect(told('jobs_held{queue="lead-follow-up"}')).toBe(1)
})

it('tells what somebody has to look after: refused mail, backup, clock, retention, chains', async () => {
  const { kysely } = server.parts.database
  const { sql } = await import('kysely')
  expect((await read())('backup_age_seconds')).toBe(Number.POSITIVE_INFINITY)
  if (kind === 'postgres') {
    const env = { DATABASE_URL: server.parts.config.databaseUrl, DATA_DIR: server.parts.config.dataDir }
    expect((await giveOrder(['backup', 'done', '--yes'], env)).code).toBe(0)
    expect((await read())('backup_age_seconds')).toBeLessThan(3600)
  }
  const mail = measurePort(
    { send: () => Promise.reject(new RefusedForGood('550')) },
    'mail',
    server.parts.metrics.outsideCalls,
  )
  await expect(mail.send()).rejects.toThrow('550')
  const retention = scheduleRetention(server.parts)
  await sql`alter table faq_votes rename to votes_away`.execute(kysely)
  retention.start()
  await vi.waitFor(async () => expect((await read())('retention_failures')).toBe(1), WAIT)
  await retention.stop()
  await sql`alter table votes_away rename to faq_votes`.execute(kysely)
  await vi.waitFor(
    async () =>
      expect((await kysely.selectFrom('evidences').select('chainedAt').execute())[0]?.chainedAt).toBeTruthy(),
    WAIT,
  )
  await followChains(server.parts)
  expect((await read())('evidence_chain_problems{issuer="SICRE"}')).toBe(0)
  await sql`update evidences set record = jsonb_set(record, '{email}', '"outro@alfa.example"')`.execute(
    kysely,
  )
  await followChains(server.parts)

  const told = await read()
  expect(told('evidence_chain_problems{issuer="SICRE"}')).toBeGreaterThan(0)
  expect(told('outside_call_duration_seconds_count{service="mail",outcome="refused"}')).toBe(1)
})
