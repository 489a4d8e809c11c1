import type { CartLine } from './cart-line.ts'
import type { CartState } from './cart-state.ts'
import { HAS_VALUE } from './lines/value-limits.ts'

/** Why the cart cannot go on. */
export type ProceedBlock = 'empty' | 'unfilled'

/** Whether a line has its amount and, where the buyer types one, its value. */
export function isFilled(line: Pick<CartLine, 'quantity' | 'monthlyValue' | 'lineType'>): boolean {
  return line.quantity > 0 && (line.monthlyValue > 0 || !HAS_VALUE[line.lineType])
}

/** What keeps a cart from going on, or null: nothing in it, or a line that is not filled in. */
export function proceedBlock(cart: Pick<CartState, 'lines'>): ProceedBlock | null {
  if (cart.lines.length === 0) return 'empty'
  return cart.lines.every(isFilled) ? null : 'unfilled'
}
