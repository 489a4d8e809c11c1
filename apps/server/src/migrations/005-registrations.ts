import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Registrations wait apart from accounts until their e-mail is validated, and codes belong to the session that asked.
 * Accounts that were made here and never validated go, with the password that nobody proved to own; codes under way go
 * too: nobody knows whose session asked for them, and they live ten minutes.
 */
const STATEMENTS = [
  `create table registrations (
    id uuid primary key,
    session_id uuid not null,
    issuer text not null,
    cnpj text not null,
    email text not null,
    email_key text not null check (email_key = lower(email_key)),
    cpf text not null,
    first_name text not null,
    last_name text not null,
    ddd text not null,
    phone text not null,
    birth_date date not null,
    password_hash text,
    newsletter boolean not null,
    terms_accepted_at timestamptz not null,
    account_id uuid references accounts (id) on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  'create index registrations_session on registrations (session_id)',
  'create index registrations_email on registrations (email_key)',
  'create index registrations_account on registrations (account_id)',
  'create index registrations_expiry on registrations (expires_at)',

  'delete from verification_codes',
  'alter table verification_codes drop column account_id',
  'alter table verification_codes add column session_id uuid not null',
  'alter table verification_codes add column subject_id uuid not null',
  'alter table verification_codes add column recipient text not null',
  'alter table verification_codes add column is_proven boolean not null',
  'create index verification_codes_session on verification_codes (session_id, subject_id)',
  'create index verification_codes_recipient on verification_codes (recipient, sent_at)',
  'create index verification_codes_age on verification_codes (sent_at)',

  'delete from accounts where email_validated_at is null and password_hash is not null',
  'alter table accounts drop constraint accounts_email',
  'alter table accounts drop constraint accounts_cpf',
  `create unique index accounts_email on accounts (issuer, cnpj, email_key)
    where email_validated_at is not null`,
  'create unique index accounts_cpf on accounts (issuer, cnpj, cpf) where email_validated_at is not null',
  'create index accounts_company on accounts (issuer, cnpj)',
]

export const registrations: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
