import { sql } from 'kysely'
import type { Database } from '../../src/database/database.ts'
import { QUEUE_NAMES, QUEUES, type QueueName } from '../../src/jobs/queues.ts'

interface Pauses {
  readonly retryDelay: number
  readonly retryBackoff: boolean
}

const NONE: Pauses = { retryDelay: 0, retryBackoff: false }

/**
 * Jobs that are enqueued during `work` are tried again at once, for a test of what the second try does. That the engine
 * pauses before it is held where the engine is (`platform/jobs.test.ts`).
 */
export async function withQuickRetries<T>(
  { kysely }: Pick<Database, 'kysely'>,
  work: () => Promise<T>,
): Promise<T> {
  const set = async (pausesOf: (queue: QueueName) => Pauses) => {
    for (const queue of QUEUE_NAMES) {
      const { retryDelay, retryBackoff } = pausesOf(queue)
      await sql`update pgboss.queue set retry_delay = ${retryDelay}, retry_backoff = ${retryBackoff}
        where name = ${queue}`.execute(kysely)
    }
  }
  await set(() => NONE)
  try {
    return await work()
  } finally {
    await set((queue) => QUEUES[queue])
  }
}
