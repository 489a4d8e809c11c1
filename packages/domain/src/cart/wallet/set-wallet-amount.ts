import type { CartLine } from '../cart-line.ts'
import { type CartState, moved } from '../cart-state.ts'

/**
 * Gives all benefit lines of a wallet modality the same number of cards: they share one card. The same cart where
 * they have it already.
 */
export function setWalletAmount(cart: CartState, groupCode: number, quantity: number): CartState {
  const differs = (line: CartLine) =>
    line.groupCode === groupCode && line.lineType === 'benefit' && line.quantity !== quantity
  if (cart.walletAmount === quantity && !cart.lines.some(differs)) return cart
  return moved(cart, {
    walletAmount: quantity,
    lines: cart.lines.map((line) => (differs(line) ? { ...line, quantity } : line)),
  })
}
