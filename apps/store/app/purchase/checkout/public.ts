/** What the rest of the store may use of the checkout. */
export { CheckoutCartPage } from './cart-page.tsx'
export { useConcluding } from './hire/use-concluding.ts'
export { useProceed } from './proceed/use-proceed.ts'
export { SummaryPage } from './summary-page.tsx'
