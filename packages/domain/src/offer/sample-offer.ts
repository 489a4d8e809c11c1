import { centavos } from '../money/centavos.ts'
import type { Offer } from './offer.ts'

/** An offer that asks for nothing but what the test says. */
export function offerOf(offer: Partial<Offer>): Offer {
  return {
    code: 'offer',
    name: 'An offer',
    descriptionHtml: '',
    minValue: centavos(0),
    minCards: 0,
    minEmployees: 0,
    items: [],
    rules: [],
    discounts: [],
    ...offer,
  }
}
