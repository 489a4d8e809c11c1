import type { Database } from '../database/database.ts'
import type { Trx } from '../database/in-transaction.ts'
import { engineVersion, findJob, type ListedJob } from './engine-tables.ts'
import { openEngine } from './open-engine.ts'
import { type JobData, QUEUE_NAMES, type QueueName } from './queues.ts'

/** What an operator may do to jobs, by the engine's own calls; each inside the transaction that writes it down. */
export interface JobOperations {
  /** Has a job tried at once that waits, was given up or was cancelled; false where it cannot be by now. */
  retry(trx: Trx, job: Pick<ListedJob, 'id' | 'queue' | 'state'>): Promise<boolean>
  /** Takes a job out that is not done; false where it is. */
  cancel(trx: Trx, job: Pick<ListedJob, 'id' | 'queue'>): Promise<boolean>
  enqueue<Q extends QueueName>(trx: Trx, queue: Q, data: JobData[Q]): Promise<void>
  close(): Promise<void>
}

/** Opens the job engine without working on anything. Throws where the store never ran on this database. */
export async function openJobOperations(database: Database): Promise<JobOperations> {
  if ((await engineVersion(database.kysely)) === null)
    throw new Error('The store never ran on this database: there are no jobs.')
  const { boss, fromKysely } = await openEngine(
    database,
    { debug: () => {}, error: () => {} },
    { onlooker: true },
  )
  await boss.start()
  // Inserting nothing loads each queue's settings now: inside a transaction it would be a query outside it.
  for (const queue of QUEUE_NAMES) await boss.insert(queue, [])
  return {
    retry: async (trx, { id, queue, state }) => {
      const options = { db: fromKysely(trx) }
      if (state === 'failed') await boss.retry(queue, id, options)
      else if (state === 'cancelled') await boss.resume(queue, id, options)
      else await boss.update(queue, undefined, { ...options, id, startAfter: new Date() })
      const now = await findJob(trx, id)
      return now?.state === 'retry' || now?.state === 'created'
    },
    cancel: async (trx, { id, queue }) => {
      await boss.cancel(queue, id, { db: fromKysely(trx) })
      return (await findJob(trx, id))?.state === 'cancelled'
    },
    enqueue: async (trx, queue, data) => {
      await boss.insert(queue, [{ data }], { db: fromKysely(trx) })
    },
    close: () => boss.stop({ graceful: false, close: true }),
  }
}
