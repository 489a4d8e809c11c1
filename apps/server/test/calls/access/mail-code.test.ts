import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { inTransaction } from '../../../src/database/in-transaction.ts'
import type { JobData } from '../../../src/jobs/queues.ts'
import { databases } from '../../support/databases.ts'
import { type CallsServer, startCalls } from '../start-calls.ts'
import { type Newcomer, newcomer } from './newcomer.ts'

describe.each(databases)(
  'a job that mails a code and is cut off after the mail server took it, on %s',
  (kind) => {
    let server: CallsServer
    let ana: Newcomer
    beforeAll(async () => {
      server = await startCalls(kind)
    })
    afterAll(() => server.close())
    beforeEach(() => {
      ana = newcomer(server)
    })

    const sentAt = async () => {
      const row = await server.parts.database.kysely
        .selectFrom('mailMessages')
        .select('sentAt')
        .where('recipient', '=', ana.registration.email)
        .executeTakeFirstOrThrow()
      return row.sentAt
    }
    /** The message went, and the row that says so did not; gives the code and its job's data. */
    const cutOff = async (accountId: string) => {
      const { kysely } = server.parts.database
      const code = await ana.mailed()
      await vi.waitFor(async () => expect(await sentAt()).not.toBeNull())
      await kysely
        .updateTable('mailMessages')
        .set({ sentAt: null })
        .where('recipient', '=', ana.registration.email)
        .execute()
      const { id } = await kysely
        .selectFrom('verificationCodes')
        .select('id')
        .where('subjectId', '=', accountId)
        .executeTakeFirstOrThrow()
      return { code, job: { kind: 'verification-code', verificationCodeId: id } as const }
    }
    const runAgain = (job: JobData['mail']) => {
      const { database, jobs } = server.parts
      return inTransaction(database, (trx) => jobs.enqueue(trx, 'mail', job))
    }

    test('counts it as sent where the code was used meanwhile', async () => {
      const id = await ana.created()
      const { code, job } = await cutOff(id)
      await ana.validate(id, code)
      await runAgain(job)
      await vi.waitFor(async () => expect(await sentAt()).not.toBeNull())
      expect(server.inbox.count(ana.registration.email)).toBe(1)
    })

    test.each([
      ['replaced', { replacedAt: new Date() }],
      ['over', { expiresAt: new Date(0) }],
    ])('leaves no message that waits where the code is %s by then', async (_how, change) => {
      const { job } = await cutOff(await ana.created())
      const { kysely } = server.parts.database
      await kysely
        .updateTable('verificationCodes')
        .set(change)
        .where('id', '=', job.verificationCodeId)
        .execute()
      await runAgain(job)
      const rows = () =>
        kysely
          .selectFrom('mailMessages')
          .select('id')
          .where('recipient', '=', ana.registration.email)
          .execute()
      await vi.waitFor(async () => expect(await rows()).toEqual([]))
      expect(server.inbox.count(ana.registration.email)).toBe(1)
    })

    test('gives the mail server the same message where the code is still awaited', async () => {
      const { job } = await cutOff(await ana.created())
      await runAgain(job)
      await vi.waitFor(async () => expect(await sentAt()).not.toBeNull())
      const again = await server.inbox.next(ana.registration.email)
      expect(server.inbox.count(ana.registration.email)).toBe(2)
      const { id } = await server.parts.database.kysely
        .selectFrom('mailMessages')
        .select('id')
        .where('recipient', '=', ana.registration.email)
        .executeTakeFirstOrThrow()
      expect(again.id).toBe(id)
    })
  },
)
