import type { PaymentMethod } from '@benefits/domain/payment/payment-method'
import { type Kysely, sql } from 'kysely'
import type { Trx } from '../database/in-transaction.ts'
import { readJson } from '../database/read-json.ts'
import type { Row, Tables } from '../database/schema.ts'
import { CART_PRICED_AT, type Cart, toCart } from './carts.ts'
import { type Lead, type LeadRow, leadColumns, lockLead, type Requester, toReachableLead } from './leads.ts'
import { hiringShape, type StoredHiring } from './stored-shapes.ts'

/** What an order answers whoever asks for it, however they wanted to pay: `paymentMethod` is how it is paid. */
export interface Hiring extends StoredHiring {
  readonly paymentMethod: PaymentMethod
}

/** An order's answer from its columns. */
export function toHiring({
  id,
  answer,
  paymentMethod,
}: Pick<Row<'orders'>, 'id' | 'answer' | 'paymentMethod'>): Hiring {
  return { ...readAnswer({ id, answer }), paymentMethod: paymentMethod }
}

/** What an order's row says of it, read. */
export function readAnswer({ id, answer }: Pick<Row<'orders'>, 'id' | 'answer'>): StoredHiring {
  return readJson<StoredHiring>(hiringShape, answer, { table: 'orders', id }, 'answer')
}

/** A lead with its current cart, that cart's order, and how many orders the lead had before it. */
export interface Purchase {
  readonly lead: Lead
  readonly cart: Cart | null
  readonly order: { readonly id: string; readonly evidenceId: string; readonly answer: Hiring } | null
  readonly earlierOrders: number
}

/** Everything that contract, acceptance and hiring look at, in one query; null where the lead is out of reach. */
export async function findPurchase(
  db: Kysely<Tables>,
  leadId: string,
  asker: Requester,
): Promise<Purchase | null> {
  const row = await db
    .selectFrom('leads')
    .leftJoin('carts', 'carts.id', 'leads.currentCartId')
    .leftJoin('orders', 'orders.cartId', 'carts.id')
    .select(leadColumns(asker))
    .select([
      'carts.id as cartId',
      'carts.lines',
      'carts.interest',
      'carts.addOns',
      'carts.pricing',
      'carts.offerCode',
      'carts.proposal',
      CART_PRICED_AT,
      'orders.id as orderId',
      'orders.evidenceId',
      'orders.answer',
      'orders.paymentMethod',
      sql<number>`(select count(*)::int from orders o where o.lead_id = leads.id
        and o.cart_id is distinct from leads.current_cart_id)`.as('earlierOrders'),
    ])
    .where('leads.id', '=', leadId)
    .where('leads.issuer', '=', asker.content.issuer.code)
    .executeTakeFirst()
  const lead = row ? toReachableLead(toLeadRow(row)) : null
  if (!row || lead === null) return null
  const { cartId, lines, interest, addOns, pricing, offerCode, proposal, pricedAt } = row
  const { orderId, evidenceId, paymentMethod } = row
  return {
    lead,
    cart:
      cartId === null
        ? null
        : toCart({ id: cartId, leadId, lines, interest, addOns, pricing, offerCode, proposal, pricedAt }),
    order:
      orderId === null || evidenceId === null || paymentMethod === null
        ? null
        : { id: orderId, evidenceId, answer: toHiring({ id: orderId, answer: row.answer, paymentMethod }) },
    earlierOrders: row.earlierOrders,
  }
}

/** The same with the lead held until the transaction ends (`lockLead`). */
export async function lockPurchase(trx: Trx, leadId: string, asker: Requester): Promise<Purchase | null> {
  await lockLead(trx, leadId)
  return findPurchase(trx, leadId, asker)
}

/** The lead's own columns of a joined row, without the others. */
function toLeadRow({
  id,
  issuer,
  channel,
  subChannel,
  uuid,
  cnpj,
  contact,
  employees,
  ...row
}: LeadRow): LeadRow {
  const { utm, company, registry, currentCartId, isOwn, isVerified } = row
  return {
    id,
    issuer,
    channel,
    subChannel,
    uuid,
    cnpj,
    contact,
    employees,
    utm,
    company,
    registry,
    currentCartId,
    isOwn,
    isVerified,
  }
}
