import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import { createMissingQueues } from './create-jobs.ts'
import { openEngine } from './open-engine.ts'

/** Makes the job engine's tables and queues, or brings them to its version, without working on any job. */
export async function migrateJobs(database: Database, log: Logger): Promise<void> {
  const { boss } = await openEngine(database, log)
  try {
    await boss.start()
    await createMissingQueues(boss)
  } finally {
    await boss.stop({ graceful: false, close: true })
  }
}
