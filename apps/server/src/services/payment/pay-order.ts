import type { Trx } from '../../database/in-transaction.ts'
import { type Refusal, refuse } from '../../outcome/outcome.ts'
import type { Parts } from '../../parts.ts'
import { spendAuthorisation } from '../../repositories/card-authorisations.ts'
import type { Cart } from '../../repositories/carts.ts'
import { giveUpCard } from './give-up-card.ts'

/** Takes an order back with its transaction: its card was not authorised, or is being voided. */
class CardNotAuthorised extends Error {}

/** For `catch` behind the transaction: the refusal where the card was not authorised; any other failure goes on. */
export function notAuthorised(error: unknown): Refusal<'paymentFailed'> {
  if (error instanceof CardNotAuthorised) return refuse('paymentFailed')
  throw error
}

/** An order's transaction and cart. */
export interface Paying {
  readonly trx: Trx
  readonly cart: Cart
  readonly now: Date
  readonly parts: Pick<Parts, 'jobs'>
}

/**
 * Spends the cart's authorisation on the order just added, or sets free what a boleto makes needless. Rejects where
 * there is none to spend (`notAuthorised`).
 */
export async function payOrder(
  method: 'boleto' | 'creditCard',
  { trx, cart, now, parts }: Paying,
): Promise<void> {
  if (method === 'creditCard') {
    if (!(await spendAuthorisation(trx, cart.id, now))) throw new CardNotAuthorised()
  } else if (cart.lines.some(({ lineType }) => lineType === 'hcm')) {
    await giveUpCard(trx, cart.leadId, now, parts)
  }
}
