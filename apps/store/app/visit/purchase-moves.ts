import type { PurchaseSlice } from './purchase-slice.ts'

/** The purchase after what its contract prints changed: the acceptance is gone (docs/rules/contract.md: made-of). */
export function withoutAcceptance(purchase: PurchaseSlice): PurchaseSlice {
  return purchase.acceptedHash === null
    ? purchase
    : { ...purchase, acceptedHash: null, isAcceptanceLost: true }
}
