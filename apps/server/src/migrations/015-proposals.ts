import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Proposals bind who makes them: what they say, until when, the hash of the key in their link, and their document once
 * it was printed. Those of before say nothing of it and bind nobody. A cart that has a proposal's price names it.
 */
const STATEMENTS = [
  'alter table proposals add column number text',
  'alter table proposals add column valid_until text',
  'alter table proposals add column key_hash text',
  'alter table proposals add column terms jsonb',
  'alter table proposals add column document bytea',
  'alter table carts add column proposal_id uuid',
  'alter table carts add column proposal jsonb',
]

export const proposals: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
