import type { AnswerOf } from '@benefits/wire/call'
import type { listActiveOffers } from '@benefits/wire/offer/list-active-offers'

/** An offer as the list of offers in force gives it. */
export type OfferView = AnswerOf<typeof listActiveOffers>['offers'][number]
