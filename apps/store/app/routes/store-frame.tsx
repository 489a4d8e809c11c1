import { CartButton } from '../features/cart/public.ts'
import { StoreFrame } from '../shell/store-frame.tsx'

export default function StoreFrameRoute() {
  return <StoreFrame cart={<CartButton />} />
}
