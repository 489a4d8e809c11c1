import type { IssuerContent } from '@benefits/domain/content/issuer-content'
import type { PaymentMethod } from '@benefits/domain/payment/payment-method'
import { findAcceptedAt } from '../../repositories/evidences.ts'
import type { Purchase } from '../../repositories/purchases.ts'
import { type CurrentContract, identifyContracts } from './identify-contract.ts'

/** An accepted contract. */
export interface AcceptedContract extends CurrentContract {
  readonly acceptedAt: Date
}

/**
 * The contract of a purchase as it is now that was accepted, the one of this way to pay first, since each may be paid
 * in another way in the end (docs/rules/contract.md: way-to-pay); null where none was.
 */
export async function findAccepted(
  db: Parameters<typeof findAcceptedAt>[0],
  purchase: Purchase,
  issuer: IssuerContent,
  method: PaymentMethod,
): Promise<AcceptedContract | null> {
  for (const contract of identifyContracts(issuer, purchase, method)) {
    const acceptedAt = await findAcceptedAt(db, purchase.lead.id, contract.inputsHash)
    if (acceptedAt !== null) return { ...contract, acceptedAt }
  }
  return null
}
