import { useIssuer } from '../../issuer/store-view.ts'
import { useVisitor } from '../../state/visitor-provider.tsx'
import { cartPathOf } from './cart-groups.ts'

/** Address of the page where the visitor's cart is filled. */
export function useCartPath(): string {
  const { identity } = useIssuer()
  return useVisitor(({ shopping }) => cartPathOf(identity, shopping.cart))
}
