import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Leads and contracts say that they were accepted: what stays for years is told from what goes without a look at every
 * acceptance. The marks are set with the acceptance, those of before by `markAccepted`; what a process of before
 * accepts has none and stays all the same. On the day that it was new this set them itself, each table in one
 * statement that held all its rows: a database of that day has nothing left to mark, so both are alike.
 */
const STATEMENTS = [
  'alter table contracts add column is_accepted boolean not null default false',
  'alter table leads add column has_acceptance boolean not null default false',
]

export const acceptedMarks: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
