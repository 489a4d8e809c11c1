import { CheckoutFrame } from '../shell/checkout-frame.tsx'

export default function CheckoutFrameRoute() {
  return <CheckoutFrame />
}
