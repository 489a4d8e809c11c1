import type { CartSlice } from './cart-slice.ts'

/**
 * The code of the offer that this cart is bought under, or null: a cart of other modalities than the selected offer's is
 * bought without it (docs/rules/offers.md: other-cart).
 */
export function offerOf({
  offerCode,
  offerGroupCodes,
  cart,
}: Pick<CartSlice, 'offerCode' | 'offerGroupCodes' | 'cart'>): string | null {
  const { lines } = cart
  if (offerCode === null || offerGroupCodes === undefined || lines.length === 0) return offerCode
  return lines.some(({ groupCode }) => offerGroupCodes.includes(groupCode)) ? offerCode : null
}

/** The services that this cart is ordered with: those of its offer, none where it is bought without one. */
export function addOnsOf(slice: Parameters<typeof offerOf>[0]): readonly number[] {
  return offerOf(slice) === null ? [] : slice.cart.addOnCodes
}
