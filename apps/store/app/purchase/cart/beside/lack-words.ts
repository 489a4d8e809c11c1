import { formatBrl } from '@benefits/domain/money/format-brl'
import type { OfferTerms } from '@benefits/domain/offer/assess-offer'
import type { OfferGap } from '@benefits/domain/offer/is-offer-met'
import { offeredCopy as copy } from './offered-copy.ts'

/** What an offer asks for at least. */
type Terms = Pick<OfferTerms, 'minCards' | 'minCardsOf' | 'minValue' | 'minEmployees'>

const WORDS = {
  cards: ({ minCards, minCardsOf }) =>
    copy.lack.cards(copy.cardCount(minCards) + (minCardsOf === 'amounts' ? copy.summed : '')),
  value: ({ minValue }) => copy.lack.value(formatBrl(minValue)),
  employees: ({ minEmployees }) => copy.lack.employees(copy.employeeCount(minEmployees)),
  modality: () => copy.lack.modality,
} as const satisfies Record<OfferGap, (offer: Terms) => string>

/** The order in which a buyer mends them: the choice, the cards, what is on each. */
const ORDER: readonly OfferGap[] = ['modality', 'cards', 'employees', 'value']

/** What a cart lacks for an offer, in words; null when it is met. */
export function lackWords(offer: Terms, gaps: readonly OfferGap[]): string | null {
  const first = ORDER.find((gap) => gaps.includes(gap))
  return first ? WORDS[first](offer) : null
}
