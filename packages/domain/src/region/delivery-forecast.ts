import { addBusinessDays } from '../calendar/business-days.ts'
import type { DeliveryDeadline } from '../catalogue/issuer.ts'
import type { CalendarDate } from '../document/types.ts'
import { type DeliveryPlace, type DeliveryRule, deliveryClass } from './delivery-deadline.ts'

/** What an issuer promises: three deadlines, the fastest first, and what picks one. */
export interface DeliveryTerms extends DeliveryRule {
  readonly deliveryDeadlines: readonly DeliveryDeadline[]
}

export interface DeliveryForecast {
  readonly deadline: DeliveryDeadline
  /** The last day on which the cards arrive, if the boleto is confirmed as paid on `paidOn`. */
  readonly arrivesBy: CalendarDate
}

/** The deadline of a place and its last day, counted in business days from the payment. */
export function deliveryForecast(
  place: DeliveryPlace,
  terms: DeliveryTerms,
  paidOn: CalendarDate,
): DeliveryForecast | null {
  const deadline = terms.deliveryDeadlines[deliveryClass(place, terms)]
  if (!deadline) return null
  return { deadline, arrivesBy: addBusinessDays(paidOn, deadline.businessDays) }
}
