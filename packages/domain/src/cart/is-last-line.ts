import type { CartState } from './cart-state.ts'

/** Whether this is the cart's only line, whose removal asks first, then clears the cart and goes home (spec 1 §4). */
export function isLastLine(cart: Pick<CartState, 'lines'>, id: number): boolean {
  return cart.lines.length === 1 && cart.lines[0]?.id === id
}
