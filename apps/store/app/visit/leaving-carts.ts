import { moved } from '@benefits/domain/cart/cart-state'
import { setAside } from './aside-moves.ts'
import { emptied, withCart, withoutPrice } from './cart-slice.ts'
import { chooseOffer } from './choose-offer.ts'
import { judgeCompany } from './customer-moves.ts'
import type { VisitorState } from './visitor-state.ts'

type Left = Pick<VisitorState, 'shopping' | 'customer'>

/**
 * The visit with which a company leaves for the channel that serves it: neither cart nor offer goes along, but the cart
 * is kept aside.
 */
export function withoutCart(state: VisitorState): Left {
  const kept = setAside(chooseOffer(state.shopping, null), state.customer.contractedProducts)
  return { ...judgeCompany(state, null), shopping: emptied(kept) }
}

/** The company has everything in the cart: it leaves it, the cards say so, and what it has not is chosen instead. */
export function withoutContracted(state: VisitorState): Left {
  const { customer, shopping } = state
  const owned = new Set(customer.contractedProducts.map(({ code }) => code))
  const lines = shopping.cart.lines.filter(({ productCode }) => !owned.has(productCode))
  return {
    ...judgeCompany(state, null),
    shopping: withoutPrice(withCart(shopping, moved(shopping.cart, { lines }))),
  }
}
