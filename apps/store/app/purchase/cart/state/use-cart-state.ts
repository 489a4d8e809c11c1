import type { CartState } from '@benefits/domain/cart/cart-state'
import { useVisitor } from '../../../visit/visitor-provider.tsx'

/** The cart as it stands; empty before the tab's own copy was read. */
export function useCartState(): CartState {
  return useVisitor(({ shopping }) => shopping.cart)
}
