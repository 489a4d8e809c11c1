import { countCards } from '../cart/count-cards.ts'
import type { Centavos } from '../money/centavos.ts'
import { isOfferMet, type OfferCart } from '../offer/is-offer-met.ts'
import type { Offer } from '../offer/offer.ts'
import { offerNeeds } from '../offer/offer-needs.ts'
import type { DraftLine } from './draft-line.ts'
import type { PricingItem } from './pricing-item.ts'

/**
 * The offer whose discounts a cart gets: itself when met, null without one or while its conditions are not met, and
 * 'unfit' when none of the cart's lines is of a modality that it asks for (-89).
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
  let totalBenefits = 0
  let employees = 0
  const groupCodes: number[] = []
  const walletGroupCodes: number[] = []
  for (const { item, line, productValue } of drafts) {
    if (item.lineType === 'addOn') continue
    groupCodes.push(item.groupCode)
    if (item.isWallet) walletGroupCodes.push(item.groupCode)
    if (item.lineType === 'hcm') employees = Math.max(employees, line.quantity)
    if (item.lineType === 'benefit' || item.lineType === 'mobility') totalBenefits += productValue
  }
  const counted = drafts.map(({ item, line }) => ({
    groupCode: item.groupCode,
    lineType: item.lineType,
    quantity: line.quantity,
  }))
  const cards = countCards(counted, walletGroupCodes)
  return { totalBenefits: totalBenefits as Centavos, cards, employees, groupCodes }
}
