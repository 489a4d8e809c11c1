import type { Wallet } from '@benefits/domain/cart/wallet/read-wallet'
import type { Centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import type { OfferAssessment, OfferTerms } from '@benefits/domain/offer/assess-offer'
import { leastCards } from '@benefits/domain/offer/wallet-shortfall'
import { offerCopy } from '../copy.ts'

const copy = offerCopy.lacking

/**
 * The next thing to do for a package whose offer is not met, in its page's order: the wallet's cards and balances, or
 * one of the single cards (wallet null); then their number and their credit.
 */
export function packageHint(
  offer: OfferTerms,
  { cart }: Pick<OfferAssessment, 'cart'>,
  wallet: Pick<Wallet, 'cards' | 'balances'> | null,
): string {
  const cards = wallet?.cards ?? cart.cards
  if (cards === 0) return wallet ? copy.quantity : copy.card
  if (wallet?.balances.length === 0) return copy.balance
  const least = leastCards(offer, wallet?.balances.length ?? 1)
  if (cards < least) return copy.cards(least - cards)
  return copy.value(formatBrl((offer.minValue - cart.totalBenefits) as Centavos))
}
