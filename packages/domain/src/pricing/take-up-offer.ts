import { countCards } from '../cart/count-cards.ts'
import type { Centavos } from '../money/centavos.ts'
import { isOfferMet, type OfferCart } from '../offer/is-offer-met.ts'
import type { Offer } from '../offer/offer.ts'
import { offerNeeds } from '../offer/offer-needs.ts'
import type { DraftLine } from './draft-line.ts'
import type { PricingItem } from './pricing-item.ts'

/**
 * The offer whose discounts a cart gets: itself when met, null without one or while its conditions are not met, and
 * 'unfit' when none of the cart's lines is of a modality that it asks for.
 */
export function takeUpOffer(
  offer: Offer | null,
  drafts: readonly DraftLine[],
  items: ReadonlyMap<number, PricingItem>,
): Offer | null | 'unfit' {
  if (offer === null || drafts.length === 0) return null
  const needs = offerNeeds(offer, items)
  const cart = offerCart(drafts)
  if (needs.groupCodes.length > 0 && !needs.groupCodes.some((code) => cart.groupCodes.includes(code)))
    return 'unfit'
  return isOfferMet(offer, needs, cart) ? offer : null
}

function offerCart(drafts: readonly DraftLine[]): OfferCart {
  const bought = drafts.filter(({ item }) => item.lineType !== 'addOn')
  const plans = bought.filter(({ item }) => item.lineType === 'hcm')
  const credited = bought.filter(({ item }) => item.lineType === 'benefit' || item.lineType === 'mobility')
  const wallets = bought.filter(({ item }) => item.isWallet).map(({ item }) => item.groupCode)
  const counted = bought.map(({ item, line }) => ({
    groupCode: item.groupCode,
    lineType: item.lineType,
    quantity: line.quantity,
  }))
  return {
    totalBenefits: credited.reduce((sum, { productValue }) => sum + productValue, 0) as Centavos,
    cards: countCards(counted, wallets),
    employees: plans.reduce((most, { line }) => Math.max(most, line.quantity), 0),
    groupCodes: bought.map(({ item }) => item.groupCode),
  }
}
