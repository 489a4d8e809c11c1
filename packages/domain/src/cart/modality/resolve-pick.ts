import type { CartState } from '../cart-state.ts'
import { clearCart } from '../clear-cart.ts'
import type { ConflictChoice } from './select-modality.ts'

/** Answers a clash on the shelf: the cart as it is, or an empty one of the new modality. */
export function resolvePick(cart: CartState, groupCode: number, choice: ConflictChoice): CartState {
  return choice === 'keep' ? cart : { ...clearCart(cart), selectedGroupCode: groupCode }
}
