/** What the rest of the store may use of the payment. */
export { paymentCopy } from './copy.ts'
export { authorisedCardOf } from './paid-card.ts'
export { PaymentBox } from './payment-box.tsx'
export { type Payment, usePayment } from './use-payment.ts'
