import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Whom a proposal is mailed to, as a keyed hash: the same cart is not mailed twice to one address on a day. */
export const mailedProposals: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw('alter table proposals add column mailed_to text').execute(db)
  },
}
