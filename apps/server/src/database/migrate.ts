import { type Kysely, sql } from 'kysely'
import { MIGRATIONS } from '../migrations/migrations.ts'
import type { Database } from './database.ts'
import type { Tables } from './schema.ts'

/**
 * Brings the database to the newest shape. Safe with several processes: an advisory lock, or the row that
 * names a migration, lets one work and the others find it done. Throws when a migration fails (nothing of it stays).
 */
export async function migrate({ kysely, patiently }: Pick<Database, 'kysely' | 'patiently'>): Promise<void> {
  if (!(await isNewest(kysely))) await patiently(migrateToLatest)
}

async function migrateToLatest(kysely: Kysely<Tables>): Promise<void> {
  const { Migrator } = await import('kysely/migration')
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } })
  const { error, results } = await migrator.migrateToLatest()
  if (!error || (await isNewest(kysely))) return
  const failed =
    results?.find(({ status }) => status === 'Error')?.migrationName ?? 'before the first migration'
  throw new Error(`The database could not be migrated (${failed}).`, { cause: error })
}

const UNDEFINED_TABLE = '42P01'

/** One short look: the migrator reads the whole catalogue first, which a start with nothing to do need not wait for. */
async function isNewest(kysely: Kysely<Tables>): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(kysely)
    const done = new Set(rows.map(({ name }) => name))
    return Object.keys(MIGRATIONS).every((name) => done.has(name))
  } catch (error) {
    if ((error as { code?: unknown }).code === UNDEFINED_TABLE) return false
    throw error
  }
}
