import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What lets anybody check a contract: a code of each acceptance, its place in its issuer's chain, and the chain's head
 * at the end of each day. A process of before adds acceptances without code and place: the code comes with the final
 * document, the place with the first question for it, counted along `record_hash`.
 */
const STATEMENTS = [
  'alter table evidences add column code text',
  'alter table evidences add column chain_position integer',
  `create table evidence_chain_days (
    issuer text not null,
    day text not null,
    last_hash text not null,
    primary key (issuer, day)
  )`,
]

export const proof: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
