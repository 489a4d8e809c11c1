import type { CartLine } from '../cart-line.ts'
import type { CartState } from '../cart-state.ts'
import { addLine } from '../lines/add-line.ts'
import { clashes, type MoveOutcome, selectModality } from './select-modality.ts'

/**
 * Adds a product and selects its modality; one of another modality than the selected is a conflict while the cart is
 * not empty. Answer it with `resolveConflict`.
 */
export function addProduct(cart: CartState, line: CartLine): MoveOutcome {
  if (clashes(cart, line.groupCode)) return { conflict: 'modality' }
  const added = addLine(cart, line)
  return { state: { ...selectModality(added, line.groupCode), revision: added.revision } }
}
