import { Outlet } from 'react-router'
import { CartButton } from '../features/cart/public.ts'
import { ProductOnItsWay } from '../features/product/public.ts'
import { StoreFrame } from '../shell/store-frame.tsx'

export default function StoreFrameRoute() {
  return (
    <StoreFrame cart={<CartButton />}>
      <ProductOnItsWay>
        <Outlet />
      </ProductOnItsWay>
    </StoreFrame>
  )
}
