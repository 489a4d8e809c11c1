import { type CartState, moved } from '../cart-state.ts'

/** Takes an additional product off all lines. What a plan requires stays: it has no remove control. */
export function removeExtension(cart: CartState, code: number): CartState {
  return moved(cart, {
    lines: cart.lines.map((line) => ({
      ...line,
      additionalProducts: line.additionalProducts.filter((extra) => extra.code !== code || extra.required),
    })),
  })
}
