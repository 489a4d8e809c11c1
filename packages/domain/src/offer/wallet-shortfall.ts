import type { Wallet } from '../cart/wallet/read-wallet.ts'
import type { Centavos } from '../money/centavos.ts'
import type { Offer } from './offer.ts'
import type { OfferNeeds } from './offer-needs.ts'

/** What a wallet lacks for an offer: so many cards more, and what each card must then hold in centavos per month. */
export interface WalletShortfall {
  readonly cards: number
  readonly valuePerCard: Centavos
}

/**
 * How far a wallet modality is from an offer's least number of cards and least credit; null where the offer is met or
 * asks for no cards of it. All cards hold the same, so that the least credit is a value per card: rounded up to the
 * centavo, and never below what the cards hold already (docs/rules/offers.md: shortfall).
 */
export function walletShortfall(
  offer: Pick<Offer, 'minValue' | 'minCards' | 'minCardsOf'>,
  needs: OfferNeeds,
  groupCode: number,
  { cards, valuePerCard, balances }: Wallet,
): WalletShortfall | null {
  if (!needs.cards || !needs.groupCodes.includes(groupCode)) return null
  const missing = Math.max(0, leastCards(offer, balances.length) - cards)
  const enough = Math.ceil(offer.minValue / Math.max(1, cards + missing)) as Centavos
  if (missing === 0 && valuePerCard >= enough) return null
  return { cards: missing, valuePerCard: Math.max(valuePerCard, enough) as Centavos }
}

/** How many cards with so many balances reach an offer's least number, as it counts them. */
export function leastCards(
  { minCards, minCardsOf }: Pick<Offer, 'minCards' | 'minCardsOf'>,
  balances: number,
): number {
  return minCardsOf === 'amounts' ? Math.ceil(minCards / Math.max(1, balances)) : minCards
}
