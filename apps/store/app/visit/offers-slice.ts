import type { AnswerOf } from '@benefits/wire/call'
import type { getOfferDetails } from '@benefits/wire/offer/get-offer-details'

/** An offer as the calls give it: the list and the details alike. */
export type OfferView = AnswerOf<typeof getOfferDetails>

/** The offers in force. Which of them the visit follows is the cart's (`offerCode`), since it decides on the price. */
export interface OffersSlice {
  /** On from the start, until the first answer. */
  readonly isLoading: boolean
  readonly active: readonly OfferView[]
  /** The followed offer, whole; null before it was read. */
  readonly details: OfferView | null
}

export const noOffers: OffersSlice = { isLoading: true, active: [], details: null }
