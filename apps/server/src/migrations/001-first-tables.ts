import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** One statement each: the embedded engine takes no more at a time. PostgreSQL 15 features only. */
const STATEMENTS = [
  `create table grant_codes (
    code_hash text primary key,
    client_id text not null,
    session_id uuid not null,
    expires_at timestamptz not null
  )`,
  'create index grant_codes_expiry on grant_codes (expires_at)',

  `create table accounts (
    id uuid primary key,
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
    email_validated_at timestamptz,
    origin text not null,
    created_at timestamptz not null,
    constraint accounts_email unique (issuer, cnpj, email_key),
    constraint accounts_cpf unique (issuer, cnpj, cpf)
  )`,

  `create table session_verifications (
    session_id uuid not null,
    account_id uuid not null references accounts (id) on delete cascade,
    issuer text not null,
    cnpj text not null,
    verified_at timestamptz not null,
    primary key (session_id, account_id)
  )`,

  `create table verification_codes (
    id uuid primary key,
    account_id uuid not null references accounts (id) on delete cascade,
    code_hash text not null,
    sent_at timestamptz not null,
    expires_at timestamptz not null,
    wrong_tries integer not null default 0,
    used_at timestamptz,
    replaced_at timestamptz
  )`,
  'create index verification_codes_account on verification_codes (account_id, sent_at)',

  `create table leads (
    id uuid primary key,
    issuer text not null,
    channel text not null,
    sub_channel text not null,
    session_id uuid not null,
    uuid text not null,
    cnpj text not null,
    contact jsonb not null,
    employees integer not null,
    utm jsonb,
    company jsonb,
    registry jsonb,
    current_cart_id uuid,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  'create index leads_session on leads (session_id)',
  'create index leads_company on leads (issuer, cnpj)',

  `create table carts (
    id uuid primary key,
    lead_id uuid not null references leads (id) on delete cascade,
    lines jsonb not null,
    interest jsonb not null,
    add_ons jsonb not null,
    pricing jsonb not null,
    offer_code text,
    created_at timestamptz not null
  )`,
  'create index carts_lead on carts (lead_id)',

  `create table proposals (
    id uuid primary key,
    lead_id uuid not null references leads (id) on delete cascade,
    cart_id uuid not null references carts (id) on delete cascade,
    created_at timestamptz not null
  )`,
  'create index proposals_lead on proposals (lead_id)',

  `create table contracts (
    id uuid primary key,
    lead_id uuid not null references leads (id),
    cart_id uuid not null references carts (id),
    inputs_hash text not null,
    document_hash text not null,
    document bytea not null,
    created_at timestamptz not null,
    constraint contracts_inputs unique (lead_id, inputs_hash)
  )`,

  `create table evidences (
    id uuid primary key,
    issuer text not null,
    lead_id uuid not null references leads (id),
    cart_id uuid not null references carts (id),
    contract_id uuid not null references contracts (id),
    document_hash text not null,
    record jsonb not null,
    accepted_at timestamptz not null,
    previous_hash text,
    record_hash text,
    chained_at timestamptz,
    constraint evidences_contract unique (contract_id)
  )`,
  'create index evidences_lead on evidences (lead_id, accepted_at)',
  'create index evidences_unchained on evidences (issuer, id) where chained_at is null',

  `create table evidence_chains (
    issuer text primary key,
    last_hash text not null,
    length bigint not null,
    updated_at timestamptz not null
  )`,

  `create table orders (
    id uuid primary key,
    issuer text not null,
    lead_id uuid not null references leads (id),
    cart_id uuid not null references carts (id),
    evidence_id uuid not null references evidences (id),
    number text not null,
    cnpj text not null,
    answer jsonb not null,
    payment_method text not null,
    final_document bytea,
    final_hash text,
    hired_at timestamptz not null,
    hired_by_session uuid not null,
    constraint orders_cart unique (cart_id),
    constraint orders_number unique (number)
  )`,
  'create index orders_company on orders (issuer, cnpj)',
  'create index orders_lead on orders (lead_id)',

  `create table card_authorisations (
    id uuid primary key,
    lead_id uuid not null references leads (id),
    cart_id uuid not null references carts (id),
    amount bigint not null,
    status text not null check (status in ('pending', 'authorised', 'denied', 'unknown', 'void')),
    brand text,
    last_digits text,
    acquirer_reference text,
    return_code integer,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  'create index card_authorisations_cart on card_authorisations (cart_id, created_at)',
  `create unique index card_authorisations_one on card_authorisations (cart_id)
    where status in ('pending', 'authorised', 'unknown')`,

  `create table idempotency_records (
    session_id uuid not null,
    call text not null,
    key text not null,
    body_hash text not null,
    state text not null check (state in ('pending', 'done')),
    status integer,
    answer jsonb,
    headers jsonb,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (session_id, call, key)
  )`,
  'create index idempotency_records_expiry on idempotency_records (expires_at)',

  `create table faq_votes (
    session_id uuid not null,
    issuer text not null,
    article_id text not null,
    vote text not null check (vote in ('up', 'down')),
    updated_at timestamptz not null,
    primary key (session_id, issuer, article_id)
  )`,

  `create table mail_messages (
    id uuid primary key,
    dedupe_key text not null,
    recipient text not null,
    subject text not null,
    attachments jsonb not null,
    sent_at timestamptz,
    created_at timestamptz not null,
    constraint mail_messages_once unique (dedupe_key)
  )`,
]

export const firstTables: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
