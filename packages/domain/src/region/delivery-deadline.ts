import type { Uf } from '../document/types.ts'

/** Where cards are delivered: the state, and whether in its capital. */
export interface DeliveryPlace {
  readonly uf: Uf
  readonly isCapital: boolean
}

/** What an issuer's deadlines depend on. */
export interface DeliveryRule {
  readonly homeState: Uf
  readonly fastCapitals: readonly Uf[]
}

/**
 * Which of an issuer's three deadlines applies: 0 for the fast capitals, 1 for other capitals and the home state, 2
 * for the rest (docs/rules/checkout.md: `delivery-days`). The index points into the issuer's list of deadlines, in
 * business days from the payment.
 */
export function deliveryClass(place: DeliveryPlace, rule: DeliveryRule): 0 | 1 | 2 {
  if (place.isCapital && rule.fastCapitals.includes(place.uf)) return 0
  return place.isCapital || place.uf === rule.homeState ? 1 : 2
}
