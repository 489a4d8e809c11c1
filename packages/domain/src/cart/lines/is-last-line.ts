import type { CartState } from '../cart-state.ts'

/**
 * Whether this is the cart's only line, whose removal asks first, then clears the cart and goes home. Where service
 * groups are hired in one go there are other forms to fill, so that no line is the last.
 */
export function isLastLine(cart: Pick<CartState, 'lines' | 'jointGroupCodes'>, id: number): boolean {
  return (
    cart.jointGroupCodes.length === 0 &&
    cart.lines.length === 1 &&
    cart.lines.some((line) => line.productCode === id)
  )
}
