import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../src/database/schema.ts'

/**
 * Fills the tables as years of selling do: of `count` leads each with its cart, half with a contract, a quarter with
 * an acceptance and an order, and a job, a mail, a code and a session for each. Everything is copied from the rows that
 * are there, so that each has the shape of real ones: a purchase must have been made before. `from` leads are there
 * already.
 */
export async function growTables(db: Kysely<Tables>, count: number, from = 0): Promise<void> {
  for (const statement of STATEMENTS) {
    const text = statement.replaceAll(':from', String(from + 1)).replaceAll(':count', String(count))
    await sql.raw(text).execute(db)
  }
}

/** The same id for the same number, so that rows find each other. */
const id = (kind: string, number = 'n') => `md5('${kind}' || ${number})::uuid`
const LONG_AGO = `now() - (n % 100) * interval '1 day'`
const ONE = (table: string) => `(select * from ${table} limit 1) one`
const numbers = 'generate_series(:from, :count) n'

const STATEMENTS = [
  `insert into leads (id, issuer, channel, sub_channel, session_id, uuid, cnpj, contact, employees, utm, company,
      registry, current_cart_id, created_at, updated_at, has_acceptance)
    select ${id('lead')}, issuer, channel, sub_channel, ${id('session')}, uuid, lpad(n::text, 14, '0'), contact,
      employees, utm, company, registry, ${id('cart')}, ${LONG_AGO}, ${LONG_AGO}, n % 4 = 0
    from ${ONE('leads')}, ${numbers}`,
  `insert into carts (id, lead_id, lines, interest, add_ons, pricing, offer_code, created_at)
    select ${id('cart')}, ${id('lead')}, lines, interest, add_ons, pricing, offer_code, ${LONG_AGO}
    from ${ONE('carts')}, ${numbers}`,
  `insert into proposals (id, lead_id, cart_id, created_at)
    select ${id('proposal')}, ${id('lead')}, ${id('cart')}, ${LONG_AGO} from ${numbers} where n % 4 = 1`,
  `insert into contracts (id, lead_id, cart_id, inputs_hash, document_hash, document, created_at, is_accepted)
    select ${id('contract')}, ${id('lead')}, ${id('cart')}, md5('inputs' || n), document_hash, '\\x25'::bytea,
      ${LONG_AGO}, n % 4 = 0
    from ${ONE('contracts')}, ${numbers} where n % 2 = 0`,
  `insert into evidences (id, issuer, lead_id, cart_id, contract_id, document_hash, record, accepted_at, chained_at)
    select ${id('evidence')}, issuer, ${id('lead')}, ${id('cart')}, ${id('contract')}, document_hash, record,
      ${LONG_AGO}, now()
    from ${ONE('evidences')}, ${numbers} where n % 4 = 0`,
  `insert into orders (id, issuer, lead_id, cart_id, evidence_id, number, cnpj, answer, payment_method, final_document,
      final_hash, hired_at, hired_by_session)
    select ${id('order')}, issuer, ${id('lead')}, ${id('cart')}, ${id('evidence')}, 'N' || n, lpad(n::text, 14, '0'),
      answer, payment_method, '\\x25'::bytea, 'hash', ${LONG_AGO}, ${id('session')}
    from ${ONE('orders')}, ${numbers} where n % 4 = 0`,
  `insert into card_authorisations (id, lead_id, cart_id, amount, status, created_at, updated_at)
    select ${id('card')}, ${id('lead')}, ${id('cart')}, 100, case when n % 8 = 0 then 'hired' else 'denied' end,
      ${LONG_AGO}, ${LONG_AGO}
    from ${numbers} where n % 4 < 2`,
  `insert into accounts (id, issuer, cnpj, email, email_key, cpf, first_name, last_name, ddd, phone, birth_date,
      newsletter, terms_accepted_at, email_validated_at, origin, created_at)
    select ${id('account')}, 'VRPAT', lpad(n::text, 14, '0'), n || '@loja.example', n || '@loja.example',
      lpad(n::text, 11, '0'), 'Ana', 'Lima', '11', '987654321', '1990-01-01', false, ${LONG_AGO}, ${LONG_AGO}, 'x',
      ${LONG_AGO}
    from ${numbers}`,
  `insert into session_verifications (session_id, account_id, issuer, cnpj, verified_at)
    select ${id('session')}, ${id('account')}, 'VRPAT', lpad(n::text, 14, '0'), ${LONG_AGO} from ${numbers}`,
  `insert into verification_codes (id, session_id, subject_id, code_hash, recipient, mailbox, is_proven, sent_at,
      expires_at)
    select ${id('code')}, ${id('session')}, ${id('account')}, 'hash', n || '@loja.example', n || '@loja.example', false,
      ${LONG_AGO}, ${LONG_AGO}
    from ${numbers}`,
  `insert into registrations (id, session_id, issuer, cnpj, email, email_key, cpf, first_name, last_name, ddd, phone,
      birth_date, newsletter, terms_accepted_at, created_at, expires_at)
    select ${id('registration')}, ${id('session')}, 'VRPAT', lpad(n::text, 14, '0'), n || '@loja.example',
      n || '@loja.example', lpad(n::text, 11, '0'), 'Ana', 'Lima', '11', '987654321', '1990-01-01', false, now(),
      now(), now() + interval '1 day'
    from ${numbers}`,
  `insert into mail_messages (id, dedupe_key, recipient, subject, attachments, sent_at, created_at)
    select ${id('mail')}, 'contract-copy:' || n, n || '@loja.example', 'Contrato', '[]', now(), ${LONG_AGO}
    from ${numbers}`,
  `insert into idempotency_records (session_id, call, key, body_hash, state, created_at, expires_at)
    select ${id('session')}, 'hire', 'key', 'hash', 'done', now(), now() + n * interval '1 minute' from ${numbers}`,
  `insert into grant_codes (code_hash, client_id, session_id, expires_at)
    select md5('grant' || n), 'loja-dev', ${id('session')}, now() + n * interval '1 minute' from ${numbers}`,
  `insert into protection_counts (key, points, expire) select 'limit' || n, 1, n from ${numbers}`,
  `insert into ended_sessions (session_id, ends_at)
    select ${id('session')}, now() + n * interval '1 minute' from ${numbers}`,
  `insert into mail_openings (session_id, mailbox_hash, ends_at)
    select ${id('session')}, md5('box' || n), now() + n * interval '1 minute' from ${numbers}`,
  `insert into looked_up (service, key, answer, answered_at, fresh_until, ends_at)
    select 'registry', md5('key' || n), '{}', now(), now(), now() + n * interval '1 minute' from ${numbers}`,
  `insert into faq_votes (session_id, issuer, article_id, vote, updated_at)
    select ${id('session')}, 'VRPAT', 'a', 'up', ${LONG_AGO} from ${numbers}`,
  `insert into lead_follow_ups (issuer, recipient_hash, lead_id, ends_at)
    select 'VRPAT', md5('mail' || n), ${id('lead')}, now() + n * interval '1 minute' from ${numbers}`,
  `insert into mail_opt_outs (recipient_hash, opted_out_at) select md5('out' || n), now() from ${numbers}`,
  `insert into portal_signatures (signature_hash, order_id, ends_at)
    select md5('signature' || n), ${id('order')}, now() + n * interval '1 minute' from ${numbers}`,
  `insert into pgboss.job (id, name, data, state, created_on, started_on, completed_on)
    select ${id('job')}, 'mail', '{}', 'completed', now(), now(), now() from ${numbers}`,
  `insert into person_requests (id, action, operator, subject_hashes, counts, requested_at)
    select ${id('request')}, 'export', 'Rita', '[]', '{}', ${LONG_AGO} from ${numbers}`,
  `insert into operator_actions (id, operator, command, target, done_at)
    select ${id('action')}, 'Rita', 'jobs', 'x', ${LONG_AGO} from ${numbers}`,
  'analyze',
]
