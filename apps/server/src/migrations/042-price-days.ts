import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** When a registered cart got the price that it has, where that was not when it was registered. */
export const priceDays: Migration = {
  up: async (db: Kysely<unknown>) => {
    await sql.raw('alter table carts add column priced_at timestamptz').execute(db)
  },
}
