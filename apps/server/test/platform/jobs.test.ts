import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../src/database/in-transaction.ts'
import { newId } from '../../src/database/new-id.ts'
import { createJobs } from '../../src/jobs/create-jobs.ts'
import { rescheduleJobs } from '../../src/jobs/engine-tables.ts'
import type { Jobs } from '../../src/jobs/jobs.ts'
import type { MailMessage } from '../../src/ports/mail.ts'
import { RefusedForGood } from '../../src/ports/refused-for-good.ts'
import { createProtection } from '../../src/protection/create-protection.ts'
import { LIMITS } from '../../src/protection/limits.ts'
import type { EventFacts } from '../../src/protection/security-events.ts'
import { sendMailOnce } from '../../src/services/mail/send-mail-once.ts'
import { databases, openTestDatabase, type TestDatabase } from '../support/databases.ts'
import { silentLog } from '../support/silent-log.ts'

/** Resolves with what is recorded once there are `count` of them. */
function recorder<T>(count: number) {
  const seen: T[] = []
  const { promise, resolve } = Promise.withResolvers<readonly T[]>()
  return {
    all: promise,
    seen,
    record: (value: T) => {
      seen.push(value)
      if (seen.length === count) resolve(seen)
    },
  }
}

/** A delivery's parts on a database, at normal limits. */
function protectedBy({ database }: TestDatabase) {
  const protection = createProtection({ database, secret: new Uint8Array(32), relaxed: false })
  return { database, protection, security: { tell: () => {} } }
}

describe.each(databases)('jobs on the %s database', (kind) => {
  let opened: TestDatabase
  let jobs: Jobs
  const mails = recorder<string>(50)
  const handed = recorder<string>(2)
  const voided = recorder<string>(1)
  const hopeless: string[] = []
  let refusals = 0

  beforeAll(async () => {
    opened = await openTestDatabase(kind)
    jobs = createJobs(opened.database, silentLog)
    jobs.registerHandler('mail', async (data) => {
      if (data.kind === 'contract-copy') mails.record(String(data.orderId))
    })
    jobs.registerHandler('portal-hand-over', async ({ orderId }) => handed.record(orderId))
    jobs.registerHandler('chain-evidence', async ({ issuer }) => {
      hopeless.push(issuer)
      throw new RefusedForGood('the mailbox does not exist')
    })
    jobs.registerHandler('void-card', async ({ authorisationId }) => {
      if (refusals++ === 0) throw new Error('the acquirer is away')
      voided.record(authorisationId)
    })
    await jobs.start()
  })
  afterAll(async () => {
    await jobs?.stop()
    await opened?.close()
  })

  const enqueueVoid = (id: string) =>
    inTransaction(opened.database, (trx) => jobs.enqueue(trx, 'void-card', { authorisationId: id }))

  it('does every enqueued job once', async () => {
    const orders = Array.from({ length: 50 }, () => newId())
    await Promise.all(
      orders.map((orderId) =>
        inTransaction(opened.database, (trx) =>
          jobs.enqueue(trx, 'mail', { kind: 'contract-copy', orderId }),
        ),
      ),
    )
    expect([...(await mails.all)].sort()).toEqual([...orders].sort())
  })

  it('forgets the job of a transaction that fails, and takes a repeated key once', async () => {
    const lost = inTransaction(opened.database, async (trx) => {
      await jobs.enqueue(trx, 'portal-hand-over', { orderId: 'lost' })
      throw new Error('refused')
    })
    await expect(lost).rejects.toThrow('refused')
    for (const orderId of ['first', 'first', 'second']) {
      await inTransaction(opened.database, (trx) =>
        jobs.enqueue(trx, 'portal-hand-over', { orderId }, { singletonKey: `hand over ${orderId}` }),
      )
    }
    expect([...(await handed.all)].sort()).toEqual(['first', 'second'])
  })

  it('tries a failed job again until it is done', async () => {
    await enqueueVoid('authorisation')
    expect(await voided.all).toEqual(['authorisation'])
    expect(refusals).toBe(2)
  })

  it('gives jobs of a clock that was ahead the time that they would have', async () => {
    const { kysely } = opened.database
    const [fresh, failed, orphan, late] = [newId(), newId(), newId(), newId()]
    const inTwoHours = sql<Date>`now() + interval '2 hours'`
    const insert = (id: string, state: string, created: string, start: string) =>
      sql`
      insert into pgboss.job (id, name, data, state, created_on, started_on, heartbeat_on, start_after)
      values (${id}, 'clock-test', '{}', ${state}::pgboss.job_state, now() + ${created}::interval,
        ${inTwoHours}, ${inTwoHours}, now() + ${start}::interval)`.execute(kysely)
    await sql`select pgboss.create_queue('clock-test', '{"policy":"standard"}'::jsonb)`.execute(kysely)
    await insert(fresh, 'created', '2 hours', '2 hours 30 minutes')
    await insert(failed, 'retry', '-3 hours', '2 hours')
    await insert(orphan, 'active', '-3 hours', '-3 hours')
    await insert(late, 'created', '-1 minute', '30 minutes')

    await rescheduleJobs(kysely)
    const { rows } = await sql<{ id: string; minutes: number; beats: number }>`
      select id, round(extract(epoch from start_after - now()) / 60)::int as minutes,
        round(extract(epoch from heartbeat_on - now()) / 60)::int as beats
      from pgboss.job where name = 'clock-test'`.execute(kysely)
    const of = (id: string) => rows.find((row) => row.id === id)
    expect(of(fresh)?.minutes).toBe(30)
    expect(of(failed)?.minutes).toBe(0)
    expect(of(orphan)?.beats).toBe(0)
    expect(of(late)?.minutes).toBe(30)
    await sql`delete from pgboss.job where name = 'clock-test'`.execute(kysely)
  })

  it('does not try again what is refused for good', async () => {
    await inTransaction(opened.database, (trx) => jobs.enqueue(trx, 'chain-evidence', { issuer: 'VRPAT' }))
    const states = async () => {
      const { rows } = await sql<{ state: string }>`
        select state::text as state from pgboss.job where name = 'chain-evidence'`.execute(
        opened.database.kysely,
      )
      return rows.map(({ state }) => state)
    }
    await expect.poll(states, { timeout: 240_000 }).toEqual(['completed'])
    expect(hopeless).toEqual(['VRPAT'])
  })

  it('delivers one message per occasion, with the same id when an attempt was cut short', async () => {
    const sent: MailMessage[] = []
    const occasion = `contract-copy:${newId()}` as const
    const message = {
      occasion,
      issuerCode: 'VRPAT',
      to: 'ana@padaria.example',
      subject: 'Contrato',
      text: 'Segue a cópia.',
    }
    const deliver = (fail: boolean) => {
      const send = async (one: MailMessage) => {
        sent.push(one)
        if (fail) throw new Error('cut short')
      }
      return sendMailOnce({ ...protectedBy(opened), ports: { mail: { send } } }, message, new Date())
    }
    await expect(deliver(true)).rejects.toThrow('cut short')
    await deliver(false)
    await deliver(false)
    expect(sent).toHaveLength(2)
    expect(sent[1]?.id).toBe(sent[0]?.id)
  })

  it('lets a recipient have as many messages an hour as the limit says, those that did not go uncounted; the others wait', async () => {
    const sent: MailMessage[] = []
    const told: string[] = []
    const delivery = {
      ...protectedBy(opened),
      security: { tell: (event: string, facts?: EventFacts) => told.push(`${event} ${facts?.reason}`) },
    }
    let isDown = true
    const send = async (one: MailMessage) => {
      if (isDown) throw new Error('down')
      sent.push(one)
    }
    const to = `ana-${newId()}@padaria.example`
    const deliver = (occasion: string, recipient = to) =>
      sendMailOnce(
        { ...delivery, ports: { mail: { send } } },
        {
          occasion: `contract-copy:${occasion} ${to}`,
          issuerCode: 'VRPAT',
          to: recipient,
          subject: 'Aviso',
          text: 'Olá!',
        },
        new Date(),
      )
    const { max } = LIMITS.mailsOfRecipient
    for (let count = 0; count <= max; count++) await expect(deliver(`${count}`)).rejects.toThrow('down')
    isDown = false
    for (let count = 0; count < max; count++) await deliver(`${count}`)
    await expect(deliver(`${max}`, to.toUpperCase())).rejects.toThrow('gets no more')
    await deliver('0')
    await deliver('other', `rui-${to}`)
    expect(sent).toHaveLength(max + 1)
    expect(told).toEqual(['limitReached mailsOfRecipient'])
  })
})

describe.each(databases)('an interrupted process on the %s database', (kind) => {
  it('leaves its jobs to the next one', async () => {
    const opened = await openTestDatabase(kind)
    const first = createJobs(opened.database, silentLog)
    await first.start()
    await inTransaction(opened.database, (trx) => first.enqueue(trx, 'lead-follow-up', { leadId: 'lead' }))
    await first.stop()
    const second = createJobs(opened.database, silentLog)
    const done = recorder<string>(1)
    second.registerHandler('lead-follow-up', async ({ leadId }) => done.record(leadId))
    await second.start()
    expect(await done.all).toEqual(['lead'])
    await second.stop()
    await opened.close()
  })

  it('leaves the urgent ones first', async () => {
    const opened = await openTestDatabase(kind)
    const first = createJobs(opened.database, silentLog)
    await first.start()
    for (const [leadId, isUrgent] of [
      ['patient', false],
      ['urgent', true],
    ] as const) {
      await inTransaction(opened.database, (trx) =>
        first.enqueue(trx, 'lead-follow-up', { leadId }, { isUrgent }),
      )
    }
    await first.stop()
    const second = createJobs(opened.database, silentLog)
    const done = recorder<string>(2)
    second.registerHandler('lead-follow-up', async ({ leadId }) => done.record(leadId))
    await second.start()
    expect(await done.all).toEqual(['urgent', 'patient'])
    await second.stop()
    await opened.close()
  })

  it('that was killed loses what it had begun to the next one as soon as that starts', async () => {
    const opened = await openTestDatabase(kind)
    const { kysely } = opened.database
    const first = createJobs(opened.database, silentLog)
    await first.start()
    await inTransaction(opened.database, (trx) => first.enqueue(trx, 'lead-follow-up', { leadId: 'begun' }))
    await first.stop()
    // A minute ago: longer than the engine waits for a sign of life, and since its last look.
    await sql`update pgboss.job set state = 'active', started_on = now() - interval '1 minute',
      heartbeat_on = now() - interval '1 minute', heartbeat_seconds = 15`.execute(kysely)
    await sql`update pgboss.queue set monitor_claim_on = now() - interval '1 minute'`.execute(kysely)
    const second = createJobs(opened.database, silentLog)
    await second.start()
    const { rows } = await sql<{ state: string }>`select state::text as state from pgboss.job`.execute(kysely)
    await second.stop()
    await opened.close()
    expect(rows).toEqual([{ state: 'retry' }])
  })
})
