import { formatBrl } from '@benefits/domain/money/format-brl'
import type { OfferGap } from '@benefits/domain/offer/is-offer-met'
import { offerCopy as copy } from '../copy.ts'
import type { OfferView } from '../offers-slice.ts'

const WORDS = {
  cards: ({ minCards }) => copy.lack.cards(copy.cardCount(minCards)),
  value: ({ minValue }) => copy.lack.value(formatBrl(minValue)),
  employees: ({ minEmployees }) => copy.lack.employees(copy.employeeCount(minEmployees)),
  modality: () => copy.lack.modality,
} as const satisfies Record<OfferGap, (offer: OfferView) => string>

/** The order in which a buyer mends them: the choice, the cards, what is on each. */
const ORDER: readonly OfferGap[] = ['modality', 'cards', 'employees', 'value']

/** What a cart lacks for an offer, in words; null when it is met. */
export function lackWords(offer: OfferView, gaps: readonly OfferGap[]): string | null {
  const first = ORDER.find((gap) => gaps.includes(gap))
  return first ? WORDS[first](offer) : null
}
