import type { PaymentMethod } from '@benefits/domain/payment/payment-method'
import type { Trx } from '../../database/in-transaction.ts'
import { type Refusal, refuse } from '../../outcome/outcome.ts'
import type { Parts } from '../../parts.ts'
import { spendAuthorisation } from '../../repositories/card-authorisations.ts'
import type { Cart } from '../../repositories/carts.ts'
import { giveUpCard } from '../cart/give-up-card.ts'

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
export async function payOrder(method: PaymentMethod, paying: Paying): Promise<void> {
  await PAY[method](paying)
}

const PAY = {
  creditCard: async ({ trx, cart, now }) => {
    if (!(await spendAuthorisation(trx, cart.id, now))) throw new CardNotAuthorised()
  },
  boleto: async ({ trx, cart, now, parts }) => {
    const mayHoldACard = cart.lines.some(({ lineType }) => lineType === 'hcm')
    if (mayHoldACard) await giveUpCard(trx, cart.leadId, now, parts)
  },
} as const satisfies Record<PaymentMethod, (paying: Paying) => Promise<void>>
