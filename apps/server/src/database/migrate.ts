import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { MIGRATIONS } from '../migrations/migrations.ts'
import type { Tables } from './schema.ts'

/**
 * Brings the database to the newest shape. Safe with several processes: an advisory lock lets one work and the others
 * find it done. Throws when a migration fails (nothing of it stays).
 */
export async function migrate(kysely: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } })
  const { error, results } = await migrator.migrateToLatest()
  if (!error) return
  const failed =
    results?.find(({ status }) => status === 'Error')?.migrationName ?? 'before the first migration'
  throw new Error(`The database could not be migrated (${failed}).`, { cause: error })
}
