import { type CartState, moved } from './cart-state.ts'

/** Gives all benefit lines of a wallet modality the same number of cards: they share one card (spec 1 §4, Multi). */
export function setWalletAmount(cart: CartState, groupCode: number, amount: number): CartState {
  return moved(cart, {
    lines: cart.lines.map((line) =>
      line.groupCode === groupCode && line.type === 'benefit' ? { ...line, amount } : line,
    ),
  })
}
