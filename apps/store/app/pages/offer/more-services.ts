import type { Centavos } from '@benefits/domain/money/centavos'
import type { OfferAssessment } from '@benefits/domain/offer/assess-offer'
import { type DescribedOffer, describedAddOns } from '@benefits/domain/offer/describe-offer'
import { nextRule } from '@benefits/domain/offer/next-rule'

/** The next step of an offer: how many services more, and the least credit of a cart that has them. */
export interface MoreServices {
  readonly more: number
  readonly least: Centavos
}

/** An offer's next step above the cart's credit; null where it gives no more (docs/rules/offers.md: more-services). */
export function moreServices(offer: DescribedOffer, judgement: OfferAssessment): MoreServices | null {
  const all = describedAddOns(offer).length
  const next = nextRule(offer, judgement.cart.totalBenefits)
  if (next === null) return null
  const more = Math.min(next.maxAddOns, all) - possibleServices(offer, judgement)
  const least = (judgement.cart.totalBenefits + next.lacking) as Centavos
  return more > 0 ? { more, least } : null
}

/** How many services may be chosen now. */
export function possibleServices(offer: DescribedOffer, { facts }: Pick<OfferAssessment, 'facts'>): number {
  return Math.min(facts.maximum, describedAddOns(offer).length)
}
