import { type Kysely, sql } from 'kysely'
import type { Trx } from '../database/in-transaction.ts'
import type { Tables } from '../database/schema.ts'

/** An order as the link of its mail opens it. */
export interface LinkedOrder {
  readonly id: string
  readonly issuer: string
  readonly channel: string
  readonly number: string
  readonly emailValidatedAt: Date | null
}

/** Keeps the hash of an order's link, and until when it opens something; not once the e-mail is proven. */
export async function storeContractLink(
  db: Kysely<Tables>,
  orderId: string,
  link: { readonly hash: string; readonly endsAt: Date },
): Promise<void> {
  await db
    .updateTable('orders')
    .set({ linkHash: link.hash, linkEndsAt: link.endsAt })
    .where('id', '=', orderId)
    .where('emailValidatedAt', 'is', null)
    .execute()
}

/** The hash of an order's link, null where it has none yet. */
export async function findLinkHash(db: Kysely<Tables>, orderId: string): Promise<string | null> {
  const row = await db.selectFrom('orders').select('linkHash').where('id', '=', orderId).executeTakeFirst()
  return row?.linkHash ?? null
}

/** The order that a link opens now, or null. */
export async function findLinkedOrder(
  db: Kysely<Tables>,
  linkHash: string,
  now: Date,
): Promise<LinkedOrder | null> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('leads', 'leads.id', 'orders.leadId')
    .select(['orders.id', 'orders.issuer', 'leads.channel', 'orders.number', 'orders.emailValidatedAt'])
    .where('orders.linkHash', '=', linkHash)
    .where('orders.linkEndsAt', '>', now)
    .executeTakeFirst()
  return row ?? null
}

/** From where an order's contract was accepted, and the contact's address; null once that is erased. */
export async function findOrderSource(
  db: Kysely<Tables>,
  orderId: string,
): Promise<{ readonly address: string; readonly email: string } | null> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('evidences', 'evidences.id', 'orders.evidenceId')
    .select([
      sql<string | null>`evidences.record->>'ip'`.as('address'),
      sql<string | null>`evidences.record->'facts'->'contact'->>'email'`.as('email'),
    ])
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
  return row?.address && row.email ? { address: row.address, email: row.email } : null
}

/** Marks the e-mail of an order as proven; false where it was before. */
export async function markOrderEmailValidated(trx: Trx, orderId: string, at: Date): Promise<boolean> {
  const row = await trx
    .updateTable('orders')
    .set({ emailValidatedAt: at })
    .where('id', '=', orderId)
    .where('emailValidatedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
