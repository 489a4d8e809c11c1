import type { CartSlice } from './cart-slice.ts'
import type { OfferView } from './offers-slice.ts'
import type { VisitorState } from './visitor-state.ts'

/**
 * The code of the offer that this cart is bought under, or null: a cart of other modalities than the selected offer's
 * is bought without it (docs/rules/offers.md: other-cart).
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

/**
 * The offer that the visit follows, whether this cart is bought under it or not; null without one, or before it was
 * read.
 */
export function followedOffer({
  shopping,
  offers,
}: Pick<VisitorState, 'shopping' | 'offers'>): OfferView | null {
  return offers.active.find(({ code }) => code === shopping.offerCode) ?? null
}
