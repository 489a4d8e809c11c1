import { type Kysely, sql } from 'kysely'
import type { StoreMigration } from './store-migration.ts'

/**
 * A migration that adds indexes to tables which are written meanwhile: by name, what follows `create` (`unique index`
 * or `index`) and what follows its name (`on leads (updated_at)`). It runs outside of a transaction, as PostgreSQL asks
 * (<https://www.postgresql.org/docs/15/sql-createindex.html#SQL-CREATEINDEX-CONCURRENTLY>), so it stands alone; what a
 * try that failed left behind is dropped first.
 */
export function addIndexes(
  indexes: Readonly<Record<string, readonly [kind: 'index' | 'unique index', on: string]>>,
): StoreMigration {
  return {
    isOutsideTransaction: true,
    up: async (db: Kysely<unknown>) => {
      for (const [name, [kind, on]] of Object.entries(indexes)) {
        const { rows } = await sql<{ valid: boolean }>`select i.indisvalid as valid
          from pg_index i where i.indexrelid = to_regclass(${name})`.execute(db)
        if (rows[0]?.valid === false) await sql.raw(`drop index concurrently if exists ${name}`).execute(db)
        await sql.raw(`create ${kind} concurrently if not exists ${name} ${on}`).execute(db)
      }
    },
  }
}
