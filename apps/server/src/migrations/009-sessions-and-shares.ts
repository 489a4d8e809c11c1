import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Sessions that somebody ended, for as long as a token of theirs could come back. And of each code, whose mailbox it
 * fills (its e-mail without `+tag`), from which network it was asked for (a keyed hash) and whether for a registration:
 * a stranger's share of a mailbox is counted by these. A process of before adds codes without them, which weigh on
 * nobody.
 */
const STATEMENTS = [
  `create table ended_sessions (
    session_id uuid primary key,
    ends_at timestamptz not null
  )`,
  'create index ended_sessions_end on ended_sessions (ends_at)',
  `alter table verification_codes add column mailbox text not null default ''`,
  `alter table verification_codes add column network text not null default ''`,
  'alter table verification_codes add column is_newcomer boolean not null default false',
  `update verification_codes set mailbox = regexp_replace(recipient, '[+][^@]*@', '@')`,
  'drop index verification_codes_recipient',
  'create index verification_codes_recipient on verification_codes (recipient)',
  'create index verification_codes_mailbox on verification_codes (mailbox, sent_at)',
  'create index accounts_email_key on accounts (email_key)',
]

export const sessionsAndShares: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
