import type { IssuerContent } from '@benefits/domain/catalogue/issuer'
import type { PaymentMethod } from '@benefits/domain/payment/payment-method'
import { findAcceptanceId } from '../../repositories/evidences.ts'
import type { Purchase } from '../../repositories/purchases.ts'
import { type CurrentContract, identifyContracts } from './identify-contract.ts'

/**
 * The contract of a purchase as it is now that was accepted, the one of this way to pay first, since each may be paid
 * in another way in the end (docs/rules/contract.md: way-to-pay); null where none was.
 */
export async function findAccepted(
  db: Parameters<typeof findAcceptanceId>[0],
  purchase: Purchase,
  issuer: IssuerContent,
  method: PaymentMethod,
): Promise<CurrentContract | null> {
  for (const contract of identifyContracts(issuer, purchase, method))
    if ((await findAcceptanceId(db, purchase.lead.id, contract.inputsHash)) !== null) return contract
  return null
}
