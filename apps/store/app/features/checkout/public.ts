/** What the rest of the store may use of the checkout. */
export { checkoutPath } from './checkout-paths.ts'
export { leaveFinished } from './leave-finished.ts'
export { noPurchase, type PurchaseSlice } from './purchase-slice.ts'
export { type Proceed, useProceed } from './use-proceed.ts'
