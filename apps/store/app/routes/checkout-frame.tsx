export { CheckoutFrame as default } from '../shell/checkout-frame.tsx'
