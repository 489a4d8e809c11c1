import { SignOut } from '../features/access/public.ts'
import { CheckoutFrame } from '../shell/frame/checkout-frame.tsx'

export default function CheckoutFrameRoute() {
  return <CheckoutFrame account={<SignOut />} />
}
