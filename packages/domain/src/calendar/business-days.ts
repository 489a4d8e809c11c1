import type { CalendarDate } from '../document/types.ts'
import { addDays, dayOfWeek } from './add-days.ts'
import { nationalHolidays } from './national-holidays.ts'
import { dateParts } from './parse-calendar-date.ts'

/** Whether a date is neither Saturday, Sunday nor a national holiday. */
export function isBusinessDay(date: CalendarDate): boolean {
  const weekday = dayOfWeek(date)
  return weekday !== 0 && weekday !== 6 && !nationalHolidays(dateParts(date).year).has(date)
}

/**
 * The n-th business day after a date, which itself never counts (deadlines start after the payment).
 * With 0 the date comes back as it is. `n` is a whole number from 0.
 */
export function addBusinessDays(date: CalendarDate, n: number): CalendarDate {
  if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(`not a number of business days: ${n}`)
  let day = date
  for (let left = n; left > 0; ) {
    day = addDays(day, 1)
    if (isBusinessDay(day)) left -= 1
  }
  return day
}
