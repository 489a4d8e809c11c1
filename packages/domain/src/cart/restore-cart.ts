import type { CartState } from './cart-state.ts'

/** The cart as it was at an earlier time, as a newer revision: what was done since is undone. */
export function restoreCart(cart: CartState, earlier: CartState): CartState {
  return { ...earlier, revision: cart.revision + 1 }
}
