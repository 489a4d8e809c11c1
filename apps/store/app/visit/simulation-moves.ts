import type { CartState } from '@benefits/domain/cart/cart-state'
import { restoreCart } from '@benefits/domain/cart/restore-cart'
import { toOrderLines } from '@benefits/domain/cart/to-order-lines'
import { setAside } from './aside-moves.ts'
import { withCart } from './cart-slice.ts'
import { type ChosenOffer, chooseOffer } from './choose-offer.ts'
import { afterEnding, type VisitorState } from './visitor-state.ts'

/**
 * The visit with a simulation's cart and offer (null: none) in place; the cart of before is kept aside with its marks
 * of interest, unless it says the same (docs/rules/simulation.md: used).
 */
export function applySimulation(
  state: VisitorState,
  cart: CartState,
  offer: ChosenOffer | null,
): VisitorState {
  const { shopping, customer } = state
  const isSame = said(shopping.cart) === said(cart)
  const kept = chooseOffer(isSame ? shopping : setAside(shopping, customer.contractedProducts), offer)
  return afterEnding('otherCart', { ...state, shopping: withCart(kept, restoreCart(kept.cart, cart)) })
}

/** What a cart's lines say, as text: it is compared, never read. */
function said({ lines }: Pick<CartState, 'lines'>): string {
  return JSON.stringify(toOrderLines(lines))
}
