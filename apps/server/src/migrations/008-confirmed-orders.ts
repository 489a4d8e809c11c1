import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What an order needs to count for others than who made it: an e-mail that was validated, and the customer portal's
 * word. Orders of before that an account made and that have their final contract, which goes to the portal with it,
 * count as confirmed. Those without an account were mailed to whatever address was typed: they go on counting for their
 * session alone.
 */
const STATEMENTS = [
  'alter table orders add column email_validated_at timestamptz',
  `alter table orders add column portal_state text check (portal_state in ('confirmed', 'cancelled'))`,
  'alter table orders add column link_hash text',
  'alter table orders add column link_ends_at timestamptz',
  'create unique index orders_link on orders (link_hash)',
  `update orders set email_validated_at = (e.record->>'emailValidatedAt')::timestamptz,
    portal_state = case when final_hash is null then null else 'confirmed' end
    from evidences e where e.id = orders.evidence_id and e.record->>'emailValidatedAt' <> ''`,

  `create table portal_signatures (
    signature_hash text primary key,
    order_id uuid not null,
    ends_at timestamptz not null
  )`,
  'create index portal_signatures_end on portal_signatures (ends_at)',
]

export const confirmedOrders: Migration = {
  up: async (db: Kysely<unknown>) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
