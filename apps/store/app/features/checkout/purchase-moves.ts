import type { CompanyValues } from './company-draft.ts'
import type { PurchaseSlice } from './purchase-slice.ts'

/** The purchase after something that the contract prints has changed: its acceptance is gone (decisions 7). */
export function withoutAcceptance(purchase: PurchaseSlice): PurchaseSlice {
  return purchase.acceptedHash === null
    ? purchase
    : { ...purchase, acceptedHash: null, isAcceptanceLost: true }
}

/** The purchase with the company form as it stands; the same one where nothing was typed since. */
export function keepTyped(purchase: PurchaseSlice, typed: CompanyValues): PurchaseSlice {
  const kept = purchase.typedCompany
  const isSame =
    kept !== null && Object.entries(typed).every(([name, value]) => Reflect.get(kept, name) === value)
  return isSame ? purchase : { ...purchase, typedCompany: typed }
}
