import type { Centavos } from '../money/centavos.ts'
import type { Offer, OfferRule } from './offer.ts'

/**
 * The rule of the band that a cart's benefits are in, or null: `from` is below the total, `to` at or above it or
 * open. The lower bound is strict, so an empty cart has none (docs/rules/offers.md).
 */
export function currentRule(offer: Pick<Offer, 'rules'>, totalBenefits: Centavos): OfferRule | null {
  return (
    offer.rules.find(({ from, to }) => from < totalBenefits && (to === null || totalBenefits <= to)) ?? null
  )
}
