import { type CartState, moved } from '../cart-state.ts'

/**
 * Starts hiring service groups in one go: the lines of other groups leave the cart, and the first group's form opens
 * with `openJointGroup` (docs/rules/cart.md: joint).
 */
export function startJointCart(cart: CartState, groupCodes: readonly number[]): CartState {
  const jointGroupCodes = [...new Set(groupCodes)]
  return moved(cart, {
    lines: cart.lines.filter(({ groupCode }) => jointGroupCodes.includes(groupCode)),
    jointGroupCodes,
    selectedGroupCode: jointGroupCodes[0] ?? null,
  })
}
