import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What personal data needs to leave: seals in the evidence, documents that may go, who erased, and which terms. */
const STATEMENTS = [
  'alter table evidences add column seals jsonb',
  'alter table evidences add column erased_at timestamptz',
  `create table evidence_reseals (
    evidence_id uuid primary key references evidences (id),
    issuer text not null,
    previous_hash text not null,
    record_hash text not null,
    sealed_at timestamptz not null
  )`,

  'alter table contracts alter column document drop not null',

  'alter table accounts add column terms_version text',
  'alter table accounts add column terms_hash text',
  'alter table accounts add column used_at timestamptz',
  'alter table registrations add column terms_version text',
  'alter table registrations add column terms_hash text',

  `create table person_requests (
    id uuid primary key,
    action text not null check (action in ('export', 'erase')),
    operator text not null,
    subject_hashes jsonb not null,
    counts jsonb not null,
    requested_at timestamptz not null
  )`,

  // What is deleted is found by its age, and whatever refers to it by the reference.
  'create index leads_age on leads (updated_at)',
  'create index contracts_age on contracts (created_at)',
  'create index contracts_cart on contracts (cart_id)',
  'create index proposals_cart on proposals (cart_id)',
  'create index evidences_cart on evidences (cart_id)',
  'create index card_authorisations_of_lead on card_authorisations (lead_id)',
  'create index mail_messages_age on mail_messages (created_at)',
]

export const personalData: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
