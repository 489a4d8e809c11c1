import { SignOut } from '../features/access/public.ts'
import { CheckoutFrame } from '../shell/checkout-frame.tsx'

export default function CheckoutFrameRoute() {
  return <CheckoutFrame account={<SignOut />} />
}
