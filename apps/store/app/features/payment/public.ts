/** What the rest of the store may use of the payment. */
export { paymentCopy } from './copy.ts'
export { PaymentBox } from './payment-box.tsx'
