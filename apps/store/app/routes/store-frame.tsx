import { Outlet } from 'react-router'
import { StoreFrame } from '../always/frame/store-frame.tsx'
import { ProductOnItsWay } from '../pages/product/public.ts'
import { SignOut } from '../purchase/access/public.ts'
import { CartButton } from '../purchase/cart/public.ts'

export default function StoreFrameRoute() {
  return (
    <StoreFrame account={<SignOut />} cart={<CartButton />}>
      <ProductOnItsWay>
        <Outlet />
      </ProductOnItsWay>
    </StoreFrame>
  )
}
