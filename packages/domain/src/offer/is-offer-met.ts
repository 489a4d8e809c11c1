import type { Centavos } from '../money/centavos.ts'
import type { Offer } from './offer.ts'
import type { OfferNeeds } from './offer-needs.ts'

/** What an offer looks at in a cart. */
export interface OfferCart {
  readonly totalBenefits: Centavos
  /** Cards as the offer counts them: of a wallet its highest quantity, or each balance's. */
  readonly cards: number
  /** Employees of the HR plan; 0 without one. */
  readonly employees: number
  readonly groupCodes: readonly number[]
}

/** Something that an offer still asks for. */
export type OfferGap = 'value' | 'cards' | 'employees' | 'modality'

/**
 * What a cart lacks for an offer, in that order; empty when it is met: the benefits reach its least value, the cards
 * its least number, with an HR plan the employees theirs, and each modality it asks for is there.
 */
export function offerGaps(
  offer: Pick<Offer, 'minValue' | 'minCards' | 'minEmployees'>,
  needs: OfferNeeds,
  cart: OfferCart,
): OfferGap[] {
  const gaps: OfferGap[] = []
  if (cart.totalBenefits < offer.minValue) gaps.push('value')
  if (needs.cards && cart.cards < offer.minCards) gaps.push('cards')
  if (needs.hr && cart.employees < offer.minEmployees) gaps.push('employees')
  if (needs.groupCodes.some((code) => !cart.groupCodes.includes(code))) gaps.push('modality')
  return gaps
}

/** Whether a cart fulfils an offer; see `offerGaps`. */
export function isOfferMet(
  offer: Pick<Offer, 'minValue' | 'minCards' | 'minEmployees'>,
  needs: OfferNeeds,
  cart: OfferCart,
): boolean {
  return offerGaps(offer, needs, cart).length === 0
}
