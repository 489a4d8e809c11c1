import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What outside services answered, for all processes; which mailboxes' messages a session opened the link of; and from
 * which wide network a code was asked for. A process of before adds codes without it, which weigh two together.
 */
const STATEMENTS = [
  `create table looked_up (
    service text not null,
    key text not null,
    answer jsonb not null,
    answered_at timestamptz not null,
    fresh_until timestamptz not null,
    ends_at timestamptz not null,
    primary key (service, key)
  )`,
  'create index looked_up_end on looked_up (ends_at)',
  `create table mail_openings (
    session_id uuid not null,
    mailbox_hash text not null,
    ends_at timestamptz not null,
    primary key (session_id, mailbox_hash)
  )`,
  'create index mail_openings_end on mail_openings (ends_at)',
  `alter table verification_codes add column wide_network text not null default ''`,
]

export const lookUpsAndOpenings: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
