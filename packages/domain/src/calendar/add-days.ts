import type { CalendarDate } from '../document/types.ts'
import { calendarDate, dateParts } from './parse-calendar-date.ts'

/** The date `days` calendar days after another, or before it where `days` is negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const { year, month, day } = dateParts(date)
  const moved = new Date(Date.UTC(year, month - 1, day + days))
  return calendarDate({
    year: moved.getUTCFullYear(),
    month: moved.getUTCMonth() + 1,
    day: moved.getUTCDate(),
  })
}

/** The day of the week, 0 = Sunday to 6 = Saturday. */
export function dayOfWeek(date: CalendarDate): number {
  const { year, month, day } = dateParts(date)
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay()
}
