import { createHash } from 'node:crypto'
import type { IssuerContent } from '@benefits/domain/content/issuer-content'
import { canonicalJson, type Plain } from '@benefits/domain/contract/canonical-json'
import type { PaymentMethod } from '@benefits/domain/payment/payment-method'
import type { ContractFacts, PlannedPayment } from '../../contract-pdf/contract-facts.ts'
import type { Purchase } from '../../repositories/purchases.ts'
import { mayPayByCard } from '../conditions/may-pay-by-card.ts'
import { contractInputs } from './contract-facts-of.ts'
import { contractNumber } from './contract-number.ts'

/** Which contract a purchase has now; nothing is rendered for knowing it. */
export interface CurrentContract {
  /** SHA-256 of all that the document says, lower-case hex. */
  readonly inputsHash: string
  readonly facts: ContractFacts
  readonly cartId: string
}

/**
 * The contract that a purchase's registered data makes, or null without a cart or without company data. Where a card
 * may pay it, it says which way to pay the buyer chose before opening it, or that the way is still open.
 */
export function identifyContract(
  content: IssuerContent,
  purchase: Purchase,
  chosen: PaymentMethod | null = null,
): CurrentContract | null {
  const { lead, cart, earlierOrders } = purchase
  if (cart === null || lead.company === null) return null
  const { purchase: nth, ...words } = contractInputs(
    content,
    lead,
    lead.company,
    cart,
    earlierOrders,
    mayPayByCard(lead, cart, content) ? WHERE_CARDS_PAY[chosen ?? 'boleto'] : 'boleto',
  )
  const inputsHash = sha256(canonicalJson({ ...words, purchase: nth } as unknown as Plain))
  return {
    inputsHash,
    facts: { ...words, number: contractNumber(lead.id, inputsHash) },
    cartId: cart.id,
  }
}

/** Boleto is chosen from the start: that the buyer wants no other is known only once the order is concluded. */
const WHERE_CARDS_PAY = { boleto: 'open', creditCard: 'creditCard' } as const satisfies Record<
  PaymentMethod,
  PlannedPayment
>

/** Every contract that a purchase may have, by what was chosen before it was opened: `chosen` first. */
export function identifyContracts(
  content: IssuerContent,
  purchase: Purchase,
  chosen: PaymentMethod = 'boleto',
): readonly CurrentContract[] {
  const methods = Object.keys(WHERE_CARDS_PAY) as PaymentMethod[]
  const all = [chosen, ...methods].flatMap((method) => identifyContract(content, purchase, method) ?? [])
  return [...new Map(all.map((one) => [one.inputsHash, one])).values()]
}

/** SHA-256 in lower-case hex. */
export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex')
}
