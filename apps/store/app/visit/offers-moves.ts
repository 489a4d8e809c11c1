import type { CartLine } from '@benefits/domain/cart/cart-line'
import { isAddOnItem } from '@benefits/domain/offer/offer-add-ons'
import { chooseOffer } from './choose-offer.ts'
import type { OffersSlice, OfferView } from './offers-slice.ts'
import type { VisitorState } from './visitor-state.ts'

/** Moves of the offers' slice: only the part that follows offers loads them. */

/** The slice while offers are on their way. */
export function askOffers(slice: OffersSlice): OffersSlice {
  return { ...slice, isLoading: true }
}

/** Takes the offers in force. */
export function takeActive(slice: OffersSlice, active: readonly OfferView[]): OffersSlice {
  return { ...slice, active, isLoading: false }
}

/** Takes an offer whole, as it was answered. */
export function takeDetails(slice: OffersSlice, details: OfferView): OffersSlice {
  return { ...slice, details, isLoading: false }
}

/** There is no answer; what was known stays. */
export function failOffers(slice: OffersSlice): OffersSlice {
  return { ...slice, isLoading: false }
}

type Following = Pick<VisitorState, 'shopping' | 'offers'>

/** The visit with an offer of those in force selected by its code; null where none has it. */
export function selectOffer({ shopping, offers }: Following, code: string): Partial<VisitorState> | null {
  const offer = offers.active.find((one) => one.code === code)
  if (offer === undefined) return null
  const { details } = offers
  return {
    shopping: chooseOffer(shopping, { code, groupCodes: groupCodesOf(offer) }),
    offers: { ...offers, details: details?.code === code ? details : null },
  }
}

/** The visit without a selected offer and its details. */
export function resetOffer({ shopping, offers }: Following): Pick<VisitorState, 'shopping' | 'offers'> {
  return { shopping: chooseOffer(shopping, null), offers: { ...offers, details: null } }
}

/** The followed offer; null without one, or before it was read. */
export function followedOffer({ shopping, offers }: Following): OfferView | null {
  const known = offers.details ? [offers.details, ...offers.active] : offers.active
  return known.find(({ code }) => code === shopping.offerCode) ?? null
}

/** Modalities that an offer is for: those of what it sells. */
export function groupCodesOf({ items }: Pick<OfferView, 'items'>): CartLine['groupCode'][] {
  return [...new Set(items.filter((item) => !isAddOnItem(item)).map(({ groupCode }) => groupCode))]
}
