import type { Centavos } from '@benefits/domain/money/centavos'
import type { PaymentMethod } from '@benefits/domain/payment/payment-method'
import type { ContractFacts } from '../../contract-pdf/contract-facts.ts'
import { type SummarySection, summariseContract } from '../../contract-pdf/contract-summary.ts'
import { contractText, type TextBlock } from '../../contract-pdf/contract-text.ts'
import type { CallContext } from '../../outcome/call-context.ts'
import { done, type Outcome, refuse } from '../../outcome/outcome.ts'
import type { Parts } from '../../parts.ts'
import { findContractHash } from '../../repositories/contracts.ts'
import { draftContract } from './draft-contract.ts'
import { identifyContract } from './identify-contract.ts'
import type { PrintRefusal } from './print-in-turn.ts'
import { findPricedPurchase, type RenewalRefusal } from './renew-price.ts'

/** A contract as it is told beside its document. */
export interface ContractInWords {
  /** SHA-256 of the document that says the same, lower-case hex. */
  readonly hash: string
  readonly cartId: string
  /** What the cart costs, discounts taken off, in centavos. */
  readonly total: Centavos
  readonly sections: SummarySection[]
  readonly text: TextBlock[]
  readonly company: Pick<ContractFacts['company'], 'tradeName' | 'fiscalAddress' | 'deliveryAddress'>
}

/**
 * The contract of a lead's current cart in few words; its document is made where it is not there yet.
 * `contractNotDownloadable` without cart or company data, and once hired.
 */
export async function readContract(
  leadId: string,
  chosen: PaymentMethod | null,
  context: CallContext,
  parts: Parts,
): Promise<Outcome<ContractInWords, PrintRefusal | RenewalRefusal | 'contractNotDownloadable'>> {
  const found = await findPricedPurchase(leadId, context, parts)
  if (!found.ok) return found
  const purchase = found.answer
  const current = purchase.order ? null : identifyContract(context.content, purchase, chosen)
  if (!current) return refuse('contractNotDownloadable')
  const kept = await findContractHash(parts.database.kysely, leadId, current.inputsHash)
  const made = kept ? done(kept) : await draftContract(leadId, current, context, parts)
  if (!made.ok) return made
  const { tradeName, fiscalAddress, deliveryAddress } = current.facts.company
  return done({
    hash: made.answer.documentHash,
    cartId: current.cartId,
    total: current.facts.totals.totalWithDiscount,
    sections: summariseContract(current.facts),
    text: contractText(current.facts),
    company: { tradeName, fiscalAddress, deliveryAddress },
  })
}
