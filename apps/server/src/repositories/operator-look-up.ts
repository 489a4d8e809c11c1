import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { EVIDENCE_PERSON_IDS, LEAD_PERSON_IDS, namesOne } from '../database/person-ids.ts'
import type { Row } from '../database/schema.ts'
import type { MailOccasion } from './mail-messages.ts'

/** An order as an operator sees it: ids, numbers and states. */
export type FoundOrder = Pick<
  Row<'orders'>,
  | 'id'
  | 'number'
  | 'issuer'
  | 'cnpj'
  | 'leadId'
  | 'cartId'
  | 'evidenceId'
  | 'paymentMethod'
  | 'hiredAt'
  | 'finalHash'
  | 'portalState'
  | 'emailValidatedAt'
>

/** How an operator names orders. */
export type OrderName =
  | { readonly by: 'number'; readonly value: string }
  | { readonly by: 'id'; readonly value: string }
  | { readonly by: 'cnpj'; readonly value: string }
  /** In lower case: of anybody whom the lead or the acceptance names. */
  | { readonly by: 'email'; readonly value: string }

/** Most rows of one answer: whoever finds more asks closer. */
export const MOST_FOUND = 100

/** Orders by number, id, company or e-mail, newest first, at most `MOST_FOUND`. */
export function findOrders(db: Db, { by, value }: OrderName): Promise<FoundOrder[]> {
  const ofEmail = sql<boolean>`id in (
    select o.id from orders o join leads l on l.id = o.lead_id where ${namesOne(LEAD_PERSON_IDS, [value])}
    union select o.id from orders o join evidences e on e.id = o.evidence_id
      where ${namesOne(EVIDENCE_PERSON_IDS, [value])})`
  return db
    .selectFrom('orders')
    .select(['id', 'number', 'issuer', 'cnpj', 'leadId', 'cartId', 'evidenceId', 'paymentMethod', 'hiredAt'])
    .select(['finalHash', 'portalState', 'emailValidatedAt'])
    .where((is) => (by === 'email' ? ofEmail : is(by, '=', value)))
    .orderBy('hiredAt', 'desc')
    .limit(MOST_FOUND)
    .execute()
}

/** The messages of occasions: what went, when, and what waits. */
export function findMessages(db: Db, occasions: readonly MailOccasion[]) {
  return db
    .selectFrom('mailMessages')
    .select(['id', 'dedupeKey as occasion', 'sentAt', 'createdAt'])
    .where('dedupeKey', 'in', occasions)
    .orderBy('createdAt')
    .execute()
}

/** A lead with what hangs on it, without what it says of people; null where there is none. */
export async function findLead(db: Db, id: string) {
  const lead = await db
    .selectFrom('leads')
    .select(['id', 'issuer', 'channel', 'subChannel', 'cnpj', 'employees', 'currentCartId'])
    .select(['createdAt', 'updatedAt', sql<string>`contact->>'email'`.as('email')])
    .select(sql<boolean>`company is not null`.as('hasCompanyData'))
    .where('id', '=', id)
    .executeTakeFirst()
  if (!lead) return null
  const carts = await db
    .selectFrom('carts')
    .select([
      'id',
      'offerCode',
      'createdAt',
      sql<number>`(pricing->>'totalWithDiscount')::bigint`.as('total'),
    ])
    .where('leadId', '=', id)
    .orderBy('createdAt')
    .execute()
  const contracts = await db
    .selectFrom('contracts')
    .leftJoin('evidences', 'evidences.contractId', 'contracts.id')
    .select(['contracts.id', 'contracts.documentHash', 'contracts.createdAt', 'evidences.acceptedAt'])
    .where('contracts.leadId', '=', id)
    .orderBy('contracts.createdAt')
    .execute()
  const cards = await db
    .selectFrom('cardAuthorisations')
    .select(['id', 'status', 'amount', 'returnCode', 'createdAt', 'updatedAt'])
    .where('leadId', '=', id)
    .orderBy('createdAt')
    .execute()
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'number', 'hiredAt'])
    .where('leadId', '=', id)
    .orderBy('hiredAt')
    .execute()
  return { lead, carts, contracts, cards, orders }
}

/** Forgets that a message of an order was sent, so that its job sends another one; false where none was sent. */
export async function forgetSent(db: Db, occasion: MailOccasion): Promise<boolean> {
  const gone = await db
    .deleteFrom('mailMessages')
    .where('dedupeKey', '=', occasion)
    .where('sentAt', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}
