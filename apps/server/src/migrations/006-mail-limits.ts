import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Whom follow-ups went to and who wants none. `recipient_hash` is a keyed hash of the address in lower case: the tables
 * tell no address.
 */
const STATEMENTS = [
  `create table lead_follow_ups (
    issuer text not null,
    recipient_hash text not null,
    lead_id uuid not null,
    ends_at timestamptz not null,
    primary key (issuer, recipient_hash)
  )`,
  'create index lead_follow_ups_lead on lead_follow_ups (lead_id)',
  'create index lead_follow_ups_end on lead_follow_ups (ends_at)',
  `create table mail_opt_outs (
    recipient_hash text primary key,
    opted_out_at timestamptz not null
  )`,
]

export const mailLimits: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
