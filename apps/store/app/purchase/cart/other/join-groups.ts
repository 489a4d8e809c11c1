import type { CartState } from '@benefits/domain/cart/cart-state'
import { startJointCart } from '@benefits/domain/cart/joint/start-joint-cart'

/** The cart that may hold other groups beside what is there. */
export function joinGroups(cart: CartState, groupCodes: readonly number[]): CartState {
  return startJointCart(cart, [...cart.lines.map(({ groupCode }) => groupCode), ...groupCodes])
}
