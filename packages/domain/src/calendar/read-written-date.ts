import type { CalendarDate } from '../document/types.ts'
import { parseIsoDate } from './parse-calendar-date.ts'

/** Day or year first, the same mark twice, and a time of day that does not count. */
const TIME = '(?:[T ,]+[0-9]{1,2}:[0-9]{2}.*)?'
const DAY_FIRST = new RegExp(`^(?<day>[0-9]{1,2})([/.-])(?<month>[0-9]{1,2})\\2(?<year>[0-9]{4})${TIME}$`)
const YEAR_FIRST = new RegExp(`^(?<year>[0-9]{4})([/.-])(?<month>[0-9]{1,2})\\2(?<day>[0-9]{1,2})${TIME}$`)

/**
 * A date that exists, as programs write it: day or year first, with slashes, dots or hyphens, with a time of day or without
 * ('2027-12-31T00:00:00'). Null for anything else, a date with the month first among it.
 */
export function readWrittenDate(text: string): CalendarDate | null {
  const trimmed = text.trim()
  const { day, month, year } = (DAY_FIRST.exec(trimmed) ?? YEAR_FIRST.exec(trimmed))?.groups ?? {}
  if (day === undefined || month === undefined) return null
  return parseIsoDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}
