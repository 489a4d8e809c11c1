import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Counts of the limits that hold over all processes: the columns and their order are those that rate-limiter-flexible
 * writes. `key` is the limit's name and a keyed hash, `expire` milliseconds since 1970.
 */
const STATEMENTS = [
  `create table protection_counts (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  )`,
  'create index protection_counts_expiry on protection_counts (expire)',
]

export const protection: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
