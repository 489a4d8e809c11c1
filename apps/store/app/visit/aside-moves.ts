import type { CartState } from '@benefits/domain/cart/cart-state'
import { isAsContracted } from '@benefits/domain/cart/contracted/contracted-lines'
import { startJointCart } from '@benefits/domain/cart/joint/start-joint-cart'
import { restoreCart } from '@benefits/domain/cart/restore-cart'
import type { ContractedProduct } from '@benefits/domain/customer/customer-type'
import { type CartSlice, withCart } from './cart-slice.ts'
import type { VisitorState } from './visitor-state.ts'

/** Most carts that a visit keeps aside; the oldest goes first. */
export const MOST_SET_ASIDE = 5

/** The slice with its cart kept aside; as it was where the buyer put nothing into it that a contract does not say. */
export function setAside(slice: CartSlice, contracted: readonly ContractedProduct[]): CartSlice {
  const { cart, asideCarts = [] } = slice
  const isOwn = cart.lines.some((line) => !isAsContracted(line, contracted))
  return isOwn ? { ...slice, asideCarts: [cart, ...asideCarts].slice(0, MOST_SET_ASIDE) } : slice
}

/** The visit with its cart kept aside: there is no other one yet. */
export function setCartAside({
  shopping,
  customer,
}: Pick<VisitorState, 'shopping' | 'customer'>): Pick<VisitorState, 'shopping'> {
  return { shopping: setAside(shopping, customer.contractedProducts) }
}

/** The visit with a cart that was kept aside; the one that stands is kept in its place. */
export function bringCartBack(
  { shopping, customer }: Pick<VisitorState, 'shopping' | 'customer'>,
  former: CartState,
): Pick<VisitorState, 'shopping'> {
  const asideCarts = (shopping.asideCarts ?? []).filter((cart) => cart !== former)
  const kept = setAside({ ...shopping, asideCarts }, customer.contractedProducts)
  return { shopping: withCart(kept, restoreCart(shopping.cart, former)) }
}

/** The visit whose cart may hold other groups beside what is in it. */
export function hireTogether(
  { shopping }: Pick<VisitorState, 'shopping'>,
  groupCodes: readonly number[],
): Pick<VisitorState, 'shopping'> {
  const { cart } = shopping
  const codes = [...cart.lines.map(({ groupCode }) => groupCode), ...groupCodes]
  return { shopping: withCart(shopping, startJointCart(cart, codes)) }
}
