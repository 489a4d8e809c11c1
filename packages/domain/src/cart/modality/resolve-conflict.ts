import type { CartLine } from '../cart-line.ts'
import type { CartState } from '../cart-state.ts'
import { clearCart } from '../clear-cart.ts'
import { addLine } from '../lines/add-line.ts'
import type { ConflictChoice } from './select-modality.ts'

/** Answers the clash of an added product: the cart as it is, or emptied and holding that product alone. */
export function resolveConflict(cart: CartState, line: CartLine, choice: ConflictChoice): CartState {
  if (choice === 'keep') return cart
  return { ...addLine(clearCart(cart), line), revision: cart.revision + 1 }
}
