import { useIssuer } from '../../../always/issuer/store-view.ts'
import { cartPageOf } from '../../../visit/cart-page-of.ts'
import { useVisitor } from '../../../visit/visitor-provider.tsx'

/** Address of the page where the visitor's cart is filled: its offer's, where it is bought under one. */
export function useCartPath(): string {
  const { identity } = useIssuer()
  return useVisitor(({ shopping }) => cartPageOf(identity, shopping))
}
