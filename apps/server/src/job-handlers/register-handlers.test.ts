import { expect, test } from 'vitest'
import type { JobData } from '../jobs/queues.ts'
import type { Parts } from '../parts.ts'
import { registerHandlers } from './register-handlers.ts'

type Work = (data: JobData['mail']) => Promise<void>

/** What works on the mail queue, over a database that is not there: a handler that is found asks it first. */
function mailWork(): Work {
  let work: Work | undefined
  const jobs = {
    registerHandler: (queue: string, handler: Work) => {
      if (queue === 'mail') work = handler
    },
  }
  const database = {
    get kysely(): never {
      throw new Error('asked the database')
    },
  }
  registerHandlers({ jobs, database, now: () => new Date(0) } as unknown as Parts)
  if (!work) throw new Error('nothing works on mails')
  return work
}

test.each(['verification-code', 'contract-copy', 'proposal', 'verificationCode', 'contractCopy'])(
  'a mail job of the kind %s finds its writer, as it is spelled now or was when it was enqueued',
  async (kind) => {
    const job = { kind, verificationCodeId: '1', orderId: '1', proposalId: '1' } as unknown as JobData['mail']
    await expect(async () => mailWork()(job)).rejects.toThrow('asked the database')
  },
)
