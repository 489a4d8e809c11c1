import type { CartLine } from '../cart-line.ts'
import { type CartState, moved } from '../cart-state.ts'

/** Changes the amount, the value or the additional products of one line; the same cart when it has no such line. */
export function editLine(
  cart: CartState,
  id: number,
  change: Partial<Pick<CartLine, 'quantity' | 'monthlyValue' | 'additionalProducts'>>,
): CartState {
  if (!cart.lines.some((line) => line.productCode === id)) return cart
  return moved(cart, {
    lines: cart.lines.map((line) => (line.productCode === id ? { ...line, ...change } : line)),
  })
}
