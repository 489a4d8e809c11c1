import { type CartState, moved } from './cart-state.ts'

/** Chooses an add-on service, or gives it up when it was chosen. */
export function toggleAddOn(cart: CartState, code: number): CartState {
  const addOnCodes = cart.addOnCodes.includes(code)
    ? cart.addOnCodes.filter((other) => other !== code)
    : [...cart.addOnCodes, code]
  return moved(cart, { addOnCodes })
}
