import type { Config } from '../config.ts'
import { openDatabase } from '../database/open-database.ts'
import { migrateJobs } from '../jobs/migrate-jobs.ts'
import { createLog } from '../process/create-log.ts'

/** Brings the store's tables and the job engine's to this release, whatever MIGRATE says, by DATABASE_URL's role. */
export async function migrateDatabase(config: Config): Promise<void> {
  const database = await openDatabase({ ...config, migrates: true })
  try {
    await migrateJobs(database, createLog(config))
  } finally {
    await database.close()
  }
}
