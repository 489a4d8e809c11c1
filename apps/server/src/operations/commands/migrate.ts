import { listMissing, migrate } from '../../database/migrate.ts'
import { connectDatabase } from '../../database/open-database.ts'
import { migrateJobs } from '../../jobs/migrate-jobs.ts'
import { createLog } from '../../process/create-log.ts'
import { recordAction } from '../../repositories/operator-actions.ts'
import type { Command } from './command.ts'
import type { Desk } from './desk.ts'

/** Brings the database to this release, by a role that owns its tables. */
export const migrateCommand: Command = {
  words: 'migrate',
  about: 'brings the database to this release, for starts with MIGRATE=0',
  question: () => 'The database is brought to this release, for every process that uses it.',
  run: async (_given, desk) => {
    const applied = await migrateDatabase(desk)
    return {
      json: { migrated: true, applied },
      text: [...applied.map((name) => `applied: ${name}`), 'The database is at this release.'].join('\n'),
    }
  },
}

/**
 * Brings the store's tables and the job engine's to this release, whatever MIGRATE says, as DATABASE_URL's role, and
 * writes down who did; gives the migrations that were applied.
 */
async function migrateDatabase({
  config,
  operator,
  now,
}: Pick<Desk, 'config' | 'operator' | 'now'>): Promise<readonly string[]> {
  const database = await connectDatabase(config())
  try {
    const before = await listMissing(database)
    const writeDown = async () => {
      const missing = await listMissing(database)
      const applied = before.filter((name) => !missing.includes(name))
      const action = { operator, command: 'migrate', target: applied.join(', ') || 'nothing was missing' }
      await recordAction(database.kysely, action, now())
      return applied
    }
    try {
      await migrate(database)
      await migrateJobs(database, createLog(config()))
    } catch (error) {
      // What was done before one that failed stays.
      await writeDown().catch(() => {})
      throw error
    }
    return await writeDown()
  } finally {
    await database.close()
  }
}
