import { moved } from '@benefits/domain/cart/cart-state'
import { type CartSlice, emptied, withCart } from './cart-slice.ts'
import type { VisitorState } from './visitor-state.ts'

/** The member of a query that selects an offer (docs/rules/offers.md: by-address). */
export const OFFER_PARAMETER = 'offerid'

/** An offer as the cart keeps it: its code, and the modalities that it is for. */
export interface ChosenOffer {
  readonly code: string
  readonly groupCodes: readonly number[]
}

/**
 * The slice with another offer, or with none (null): what the cart costs has to be asked anew, and the services of the
 * former offer are gone with it.
 */
export function chooseOffer(slice: CartSlice, offer: ChosenOffer | null): CartSlice {
  if ((offer?.code ?? null) === slice.offerCode) return slice
  const { givenUpAddOns: _given, ...cart } = slice.cart
  const { offerGroupCodes: _, ...rest } = withCart(slice, moved(cart, { addOnCodes: [] }))
  return offer === null
    ? { ...rest, offerCode: null }
    : { ...rest, offerCode: offer.code, offerGroupCodes: offer.groupCodes }
}

/** The visit follows no offer. Whoever lets one go takes `OFFER_PARAMETER` out of the address too. */
export function dropOffer({ shopping }: VisitorState): Partial<VisitorState> {
  return { shopping: chooseOffer(shopping, null) }
}

/** The offer is let go, and what was chosen for it leaves the cart with it. */
export function dropOfferAndCart({ shopping }: VisitorState): Partial<VisitorState> {
  return { shopping: emptied(chooseOffer(shopping, null)) }
}
