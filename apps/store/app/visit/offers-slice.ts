import type { AnswerOf } from '@benefits/wire/call'
import type { listActiveOffers } from '@benefits/wire/offer/list-active-offers'

/** An offer as the calls give it. */
export type OfferView = AnswerOf<typeof listActiveOffers>['offers'][number]

/** The offers in force. Which of them the visit follows is the cart's (`offerCode`), since it decides on the price. */
export interface OffersSlice {
  /** On from the start, until the first answer. */
  readonly isLoading: boolean
  readonly active: readonly OfferView[]
  /** The offer that the address named when it was last looked at; null where it named none. */
  readonly asked: string | null
}

export const noOffers: OffersSlice = { isLoading: true, active: [], asked: null }
