import { CODE } from '@benefits/copy/code-of-refusal'
import { moved } from '@benefits/domain/cart/cart-state'
import { setAside } from '../../visit/aside-moves.ts'
import { emptied, withCart } from '../../visit/cart-slice.ts'
import { chooseOffer } from '../../visit/choose-offer.ts'
import type { VisitorState } from '../../visit/visitor-state.ts'
import { resolvePrice } from '../cart/public.ts'

/**
 * The visit with which a company leaves for the channel that serves it: neither cart nor offer goes along, but the cart
 * is kept aside.
 */
export function withoutCart({ shopping, customer }: VisitorState): Partial<VisitorState> {
  const kept = setAside(chooseOffer(shopping, null), customer.contractedProducts)
  return { shopping: emptied(kept), customer: { ...customer, customerType: null } }
}

/** Nothing in the cart is sold where the company is: its products leave it, and their cards say so. */
export function withoutUnserved(state: VisitorState): Partial<VisitorState> {
  const { revision } = state.shopping.cart
  return resolvePrice(state, revision, { ok: false, problem: { code: CODE.productsUnserved } }).change
}

/** The company has everything in the cart: it leaves it, the cards say so, and what it has not is chosen instead. */
export function withoutContracted({ shopping, customer }: VisitorState): Partial<VisitorState> {
  const owned = new Set(customer.contractedProducts.map(({ code }) => code))
  const lines = shopping.cart.lines.filter(({ productCode }) => !owned.has(productCode))
  return {
    shopping: { ...withCart(shopping, moved(shopping.cart, { lines })), pricing: null, pricedRevision: null },
    customer: { ...customer, customerType: null },
  }
}
