import { type CartState, moved } from '../cart-state.ts'

/** Takes a line out; the same cart when it has no such line. The selected modality stays (see `isLastLine`). */
export function removeLine(cart: CartState, id: number): CartState {
  if (!cart.lines.some((line) => line.productCode === id)) return cart
  return moved(cart, { lines: cart.lines.filter((line) => line.productCode !== id) })
}
