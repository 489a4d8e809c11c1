import type { CartState } from '@benefits/domain/cart/cart-state'
import { restoreCart } from '@benefits/domain/cart/restore-cart'
import type { Pricing } from '@benefits/domain/pricing/pricing'
import { type CartSlice, emptied, inChannel, withCart, withPriceOf } from './cart-slice.ts'
import { applyPricing } from './own-pricing.ts'
import type { VisitorState } from './visitor-state.ts'

type Shopping = Pick<VisitorState, 'shopping'>

/** The cart after one call into the domain: `store.move(changeCart, (cart) => removeLine(cart, id))`. */
export function changeCart({ shopping }: Shopping, change: (cart: CartState) => CartState): Shopping {
  return { shopping: withCart(shopping, change(shopping.cart)) }
}

/** The cart as it was before something was taken out: amount, value and what went with it are back. */
export function bringLinesBack({ shopping }: Shopping, before: CartState): Shopping {
  return { shopping: withCart(shopping, restoreCart(shopping.cart, before)) }
}

/** Nothing is in the cart any more. */
export function emptyCart({ shopping }: Shopping): Shopping {
  return { shopping: emptied(shopping) }
}

/** The cart is seen in a channel: what another one priced or registered is no price and no registration there. */
export function enterChannel({ shopping }: Shopping, channelCode: string): Shopping {
  return { shopping: inChannel(shopping, channelCode) }
}

/** The company was greeted: once a visit. */
export function markIntroSeen({ shopping }: Shopping): Shopping {
  return { shopping: { ...shopping, introSeen: true } }
}

/** The cart has the price that it had before, and whose that was, as it stands again as it was. */
export function restorePrice(
  { shopping }: Shopping,
  pricing: Pricing,
  isHeld: boolean | undefined,
): Shopping {
  return { shopping: withPriceOf(applyPricing(shopping, shopping.cart.revision, pricing), isHeld) }
}

/** The price is being asked for, or nothing is asked. */
export function setPricingStatus(
  { shopping }: Shopping,
  pricingStatus: Exclude<CartSlice['pricingStatus'], 'failed'>,
): Shopping {
  const isSame = shopping.pricingStatus === pricingStatus
  return { shopping: isSame ? shopping : { ...shopping, pricingStatus, pricingFailure: null } }
}
