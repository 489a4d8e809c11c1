import type { CompanyValues } from './company-draft.ts'
import type { PurchaseSlice } from './purchase-slice.ts'

/** The purchase after what its contract prints changed: the acceptance is gone (docs/rules/contract.md: made-of). */
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
