/** What the rest of the store may use of the checkout. */
export { CheckoutCartPage } from './cart-page.tsx'
export { checkoutCopy } from './copy.ts'
export { entryFacts } from './entry-facts.ts'
export { leaveFinished } from './leave-finished.ts'
export type { PurchaseSlice } from './purchase-slice.ts'
export { SummaryPage } from './summary-page.tsx'
export { useAttempts } from './use-attempts.ts'
export { useProceed } from './use-proceed.ts'
