import { type CartState, EMPTY_CART } from './cart-state.ts'

/** The initial state, one revision later so that prices still on their way are dropped. */
export function clearCart(cart: CartState): CartState {
  return { ...EMPTY_CART, revision: cart.revision + 1 }
}
