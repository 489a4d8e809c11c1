import type { Wallet } from '@benefits/domain/cart/wallet/read-wallet'
import type { Centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import type { OfferAssessment, OfferTerms } from '@benefits/domain/offer/assess-offer'
import { leastCards } from '@benefits/domain/offer/wallet-shortfall'
import { offerCopy } from '../copy.ts'

const copy = offerCopy.lacking

/** The next thing to do for a package whose offer is not met, in its page's order: cards, balances, their credit. */
export function walletHint(
  offer: OfferTerms,
  { cart }: Pick<OfferAssessment, 'cart'>,
  { cards, balances }: Pick<Wallet, 'cards' | 'balances'>,
): string {
  if (cards === 0) return copy.quantity
  if (balances.length === 0) return copy.balance
  const least = leastCards(offer, balances.length)
  if (cards < least) return copy.cards(least - cards)
  return copy.value(formatBrl((offer.minValue - cart.totalBenefits) as Centavos))
}
