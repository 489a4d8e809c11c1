import type { CartState } from '@benefits/domain/cart/cart-state'
import { withCart } from './cart-slice.ts'
import type { VisitorState } from './visitor-state.ts'

/** A move of the domain's on the cart: `store.move(changeCart, (cart) => removeLine(cart, code))`. */
export function changeCart(
  { shopping }: VisitorState,
  change: (cart: CartState) => CartState,
): Partial<VisitorState> {
  return { shopping: withCart(shopping, change(shopping.cart)) }
}
