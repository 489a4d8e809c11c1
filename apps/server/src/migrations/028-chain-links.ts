import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A chain is followed link by link: what comes after a hash is found at once. */
const STATEMENTS = [
  'create index evidences_link on evidences (issuer, previous_hash) where previous_hash is not null',
  'create index evidence_reseals_link on evidence_reseals (issuer, previous_hash)',
]

export const chainLinks: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
