import { CheckoutFrame } from '../always/frame/checkout-frame.tsx'
import { SignOut } from '../purchase/access/public.ts'

export default function CheckoutFrameRoute() {
  return <CheckoutFrame account={<SignOut />} />
}
