import { CheckoutFrame } from '../always/checkout-frame/checkout-frame.tsx'
import { SignOut } from '../purchase/access/public.ts'

export default function CheckoutFrameRoute() {
  return <CheckoutFrame account={<SignOut isRoomy />} />
}
