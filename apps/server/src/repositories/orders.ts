import type { CardBrand } from '@benefits/domain/payment/card-brand'
import type { PaymentMethod } from '@benefits/domain/payment/payment-method'
import { type Kysely, sql } from 'kysely'
import type { Trx } from '../database/in-transaction.ts'
import type { Tables } from '../database/schema.ts'
import { toJson } from '../database/to-json.ts'
import { type Hiring, readAnswer, toHiring } from './purchases.ts'
import { readEvidence, type StoredEvidence } from './stored-evidence.ts'
import type { StoredHiring } from './stored-shapes.ts'

/** An order to conclude; its evidence is that of the contract made from `inputsHash`. */
export interface NewOrder {
  readonly issuer: string
  readonly leadId: string
  readonly cartId: string
  readonly inputsHash: string
  readonly cnpj: string
  readonly answer: StoredHiring
  readonly paymentMethod: Hiring['paymentMethod']
  readonly hiredAt: Date
  readonly sessionId: string
}

/**
 * Adds the order of a lead's current cart whose current contract was accepted, in one statement that holds the lead
 * until the transaction ends; its e-mail counts as validated where the acceptance's was. False where there is nothing
 * to add: not accepted, another cart is the current one by now, or the cart (unique) or the contract (its number is
 * unique) has its order already.
 */
export async function insertOrder(trx: Trx, order: NewOrder): Promise<boolean> {
  const { answer } = order
  const { rows } = await sql<{ id: string }>`
    with held as (
      select id from leads where id = ${order.leadId}::uuid and current_cart_id = ${order.cartId}::uuid
      for no key update
    )
    insert into orders (id, issuer, lead_id, cart_id, evidence_id, number, cnpj, answer, payment_method,
      hired_at, hired_by_session, email_validated_at)
    select ${answer.orderId}::uuid, ${order.issuer}, ${order.leadId}::uuid, ${order.cartId}::uuid, e.id,
      ${answer.orderNumber}, ${order.cnpj}, ${toJson(answer)}::jsonb, ${order.paymentMethod},
      ${order.hiredAt}::timestamptz, ${order.sessionId}::uuid,
      (e.record->>'emailValidatedAt')::timestamptz
    from evidences e join contracts c on c.id = e.contract_id join held on held.id = c.lead_id
    where c.inputs_hash = ${order.inputsHash}
    on conflict do nothing
    returning id`.execute(trx)
  return rows.length > 0
}

/** The answer that a cart's order gave, or null where the cart has none. */
export async function findHiring(db: Kysely<Tables>, leadId: string, cartId: string): Promise<Hiring | null> {
  const row = await db
    .selectFrom('orders')
    .select(['id', 'answer', 'paymentMethod'])
    .where('leadId', '=', leadId)
    .where('cartId', '=', cartId)
    .executeTakeFirst()
  return row ? toHiring(row) : null
}

/** The card that an order is paid with; `reference` is the acquirer's id, the amount in centavos. */
export interface OrderCard {
  readonly authorisationId: string
  readonly reference: string
  readonly brand: CardBrand | null
  readonly lastDigits: string
  readonly amount: number
}

/** A concluded order with what its jobs need. */
export interface ConcludedOrder {
  readonly id: string
  readonly issuer: string
  readonly number: string
  readonly paymentMethod: PaymentMethod
  /** Null for an order that no card pays. */
  readonly card: OrderCard | null
  readonly hiredAt: Date
  readonly answer: StoredHiring
  readonly evidence: StoredEvidence
  /** By what anybody checks its documents; null where a process of before wrote the acceptance. */
  readonly evidenceCode: string | null
  /** SHA-256 of the final document, in lower-case hex; null until it is made. */
  readonly finalHash: string | null
  /** When the owner of the address proved it that the contract's copy goes to; null until then. */
  readonly emailValidatedAt: Date | null
}

/** An order by its id, without its documents; null too once these are gone. */
export async function findOrder(db: Kysely<Tables>, orderId: string): Promise<ConcludedOrder | null> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('evidences', 'evidences.id', 'orders.evidenceId')
    .innerJoin('contracts', 'contracts.id', 'evidences.contractId')
    .leftJoin('cardAuthorisations as card', (join) =>
      join.onRef('card.cartId', '=', 'orders.cartId').on('card.status', '=', 'hired'),
    )
    .select([
      'card.id as cardId',
      'card.acquirerReference',
      'card.brand',
      'card.lastDigits',
      'card.amount',
      'orders.id',
      'orders.issuer',
      'orders.number',
      'orders.paymentMethod',
      'orders.hiredAt',
      'orders.answer',
      'orders.finalHash',
      'orders.emailValidatedAt',
      'orders.evidenceId',
      'evidences.record',
      'evidences.code as evidenceCode',
    ])
    .where('orders.id', '=', orderId)
    .where('contracts.document', 'is not', null)
    .executeTakeFirst()
  if (!row) return null
  const { evidenceId, record, answer, cardId, ...more } = row
  const { acquirerReference, brand, lastDigits, amount, ...order } = more
  const card: OrderCard | null =
    cardId === null
      ? null
      : {
          authorisationId: cardId,
          reference: acquirerReference ?? '',
          brand: brand as CardBrand | null,
          lastDigits: lastDigits ?? '',
          amount: Number(amount),
        }
  return {
    ...order,
    paymentMethod: order.paymentMethod,
    card,
    answer: readAnswer({ id: order.id, answer }),
    evidence: readEvidence({ id: evidenceId, record }),
  }
}
