import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Rows that transactions hold to take turns at a name: a row lock is what every engine has, an advisory lock is not.
 * They are all here from the start, so that nothing grows and no name is written down.
 */
const STATEMENTS = [
  'create table turns (slot integer primary key)',
  'insert into turns (slot) select slot from generate_series(0, 4095) as slot',
]

export const turns: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
