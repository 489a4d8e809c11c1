/** What the rest of the store may use of the checkout. */
export { CheckoutCartPage } from './cart-page.tsx'
export { checkoutCopy } from './copy.ts'
export { entryFacts } from './entry-facts.ts'
export { leaveFinished } from './hire/leave-finished.ts'
export { useAttempts } from './hire/use-attempts.ts'
export type { PurchaseSlice } from './purchase-slice.ts'
export { useProceed } from './register/use-proceed.ts'
export { SummaryPage } from './summary-page.tsx'
