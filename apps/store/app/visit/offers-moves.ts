import { groupCodesOf } from '@benefits/domain/offer/group-codes-of'
import { chooseOffer, dropOffer } from './choose-offer.ts'
import type { OfferView } from './offers-slice.ts'
import type { VisitorState } from './visitor-state.ts'

/** Moves that follow an offer: only the part that follows offers loads them. */

/**
 * The address names an offer, or none (null): one that it named before and does not any more is not followed either.
 */
export function setAskedOffer(state: VisitorState, asked: string | null): Partial<VisitorState> {
  const { shopping, offers } = state
  if (asked === offers.asked) return state
  const isLost = asked === null && shopping.offerCode === offers.asked
  return {
    ...(isLost ? dropOffer(state) : {}),
    offers: { ...offers, asked, isLoading: asked !== null || offers.isLoading },
  }
}

/** The code of the offer that the visit is to follow: the address's, else the one that it follows already. */
export function wantedOffer({ shopping, offers }: VisitorState): string | null {
  return offers.asked ?? shopping.offerCode
}

/** The offers in force came: the wanted one is followed from now on, and one that has ended is let go. */
export function applyOffers(state: VisitorState, active: readonly OfferView[]): Partial<VisitorState> {
  const find = (wanted: string | null) => active.find(({ code }) => code === wanted)
  const offer = find(wantedOffer(state)) ?? find(state.shopping.offerCode)
  return {
    ...(offer ? followOffer(state, offer) : dropOffer(state)),
    offers: { ...state.offers, active, isLoading: false },
  }
}

function followOffer({ shopping }: VisitorState, offer: OfferView): Partial<VisitorState> {
  return { shopping: chooseOffer(shopping, { code: offer.code, groupCodes: groupCodesOf(offer) }) }
}

/** There is no answer; what was known stays. */
export function failOffers({ offers }: VisitorState): Partial<VisitorState> {
  return { offers: { ...offers, isLoading: false } }
}
