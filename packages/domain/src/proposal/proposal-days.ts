import { addDays } from '../calendar/add-days.ts'
import type { CalendarDate } from '../document/types.ts'

/** Days for which a proposal binds where its issuer says nothing else. */
export const USUAL_DAYS = 10

/** The last day of a proposal that is made on a day: good to the end of it (docs/rules/proposal.md: valid-until). */
export function lastDayOf(made: CalendarDate, days: number = USUAL_DAYS): CalendarDate {
  return addDays(made, days)
}

/** Days left of a proposal, 0 on its last one; null once it ran out. */
export function daysLeft(today: CalendarDate, validUntil: CalendarDate): number | null {
  const days = Math.round((Date.parse(validUntil) - Date.parse(today)) / 86_400_000)
  return days < 0 ? null : days
}

/** What a price holds by; days of São Paulo. */
export interface HeldPrice {
  /** When the cart was priced. */
  readonly pricedOn: CalendarDate
  /** Last day of the proposal whose price it is; null for a price of its day. */
  readonly proposedUntil: CalendarDate | null
  /** When the contract of this price was accepted; null where it was not. */
  readonly acceptedOn: CalendarDate | null
}

/** The last day on which a registered cart may be hired at its price (docs/rules/pricing.md: promised). */
export function heldUntil(
  { pricedOn, proposedUntil, acceptedOn }: HeldPrice,
  days: number = USUAL_DAYS,
): CalendarDate {
  const own = proposedUntil ?? lastDayOf(pricedOn, days)
  const accepted = acceptedOn && lastDayOf(acceptedOn, days)
  return accepted !== null && accepted > own ? accepted : own
}
