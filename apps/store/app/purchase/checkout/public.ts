/** What the rest of the store may use of the checkout. */
export { CheckoutCartPage } from './cart-page.tsx'
export { useAttempts } from './hire/use-attempts.ts'
export { useConcluding } from './hire/use-concluding.ts'
export { useProceed } from './register/use-proceed.ts'
export { useRegisterPurchase } from './register/use-register-purchase.ts'
export { SummaryPage } from './summary-page.tsx'
