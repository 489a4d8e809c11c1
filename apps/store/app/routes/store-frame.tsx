import { Outlet } from 'react-router'
import { SignOut } from '../features/access/public.ts'
import { CartButton } from '../features/cart/public.ts'
import { ProductOnItsWay } from '../features/product/public.ts'
import { StoreFrame } from '../shell/frame/store-frame.tsx'

export default function StoreFrameRoute() {
  return (
    <StoreFrame account={<SignOut />} cart={<CartButton />}>
      <ProductOnItsWay>
        <Outlet />
      </ProductOnItsWay>
    </StoreFrame>
  )
}
