import { addBusinessDays } from '../calendar/business-days.ts'
import type { DeliveryDeadline } from '../catalogue/issuer.ts'
import type { CalendarDate } from '../document/types.ts'
import { type DeliveryPlace, type DeliveryRule, deliveryClass } from './delivery-deadline.ts'

/** What an issuer promises: three deadlines, the fastest first, and what picks one. */
export interface DeliveryTerms extends DeliveryRule {
  readonly deliveryDeadlines: readonly DeliveryDeadline[]
}

/** Business days from paying a boleto until the bank confirms it: the soonest and the latest. */
export const BOLETO_CONFIRMATION = { soonest: 1, latest: 3 } as const

export interface DeliveryForecast {
  readonly deadline: DeliveryDeadline
  /** The last day of the deadline, if the boleto is paid on `paidOn` and confirmed as soon as can be. */
  readonly soonest: CalendarDate
  /** The same, if it is confirmed as late as can be. */
  readonly latest: CalendarDate
}

/**
 * The deadline of a place and the two days between which it ends, for a boleto that is paid on `paidOn`: it is
 * counted in business days from the day on which the payment is confirmed (docs/rules/checkout.md: delivery-range).
 */
export function deliveryForecast(
  place: DeliveryPlace,
  terms: DeliveryTerms,
  paidOn: CalendarDate,
): DeliveryForecast | null {
  const deadline = terms.deliveryDeadlines[deliveryClass(place, terms)]
  if (!deadline) return null
  const endAfter = (days: number) => addBusinessDays(paidOn, days + deadline.businessDays)
  const { soonest, latest } = BOLETO_CONFIRMATION
  return { deadline, soonest: endAfter(soonest), latest: endAfter(latest) }
}
