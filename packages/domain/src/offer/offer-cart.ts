import type { CartLine } from '../cart/cart-line.ts'
import { countCards } from '../cart/count-cards.ts'
import type { Centavos } from '../money/centavos.ts'
import type { OfferCart } from './is-offer-met.ts'
import type { Offer } from './offer.ts'

/** A bought line as an offer looks at it. */
export type OfferLine = Pick<CartLine, 'groupCode' | 'lineType' | 'quantity'> & {
  /** Centavos: quantity × monthly value; nothing is credited by an HR plan. */
  readonly credited: Centavos
}

/**
 * What an offer looks at in a cart: its credit, its cards as the offer counts them, its employees and its modalities;
 * add-ons aside.
 */
export function offerCart(
  { minCardsOf }: Pick<Offer, 'minCardsOf'>,
  lines: readonly OfferLine[],
  walletGroupCodes: readonly number[],
): OfferCart {
  const bought = lines.filter(({ lineType }) => lineType !== 'addOn')
  const credited = bought.filter(({ lineType }) => lineType === 'benefit' || lineType === 'mobility')
  const plans = bought.filter(({ lineType }) => lineType === 'hcm')
  return {
    totalBenefits: credited.reduce((sum, line) => sum + line.credited, 0) as Centavos,
    cards: countCards(bought, minCardsOf === 'amounts' ? [] : walletGroupCodes),
    employees: plans.reduce((most, { quantity }) => Math.max(most, quantity), 0),
    groupCodes: bought.map(({ groupCode }) => groupCode),
  }
}
