import type { CalendarDate } from '../document/types.ts'
import { parseIsoDate } from './parse-calendar-date.ts'

/** Day or year first, the same mark twice. */
const DAY_FIRST = /^(?<day>[0-9]{1,2})([/.-])(?<month>[0-9]{1,2})\2(?<year>[0-9]{4})$/
const YEAR_FIRST = /^(?<year>[0-9]{4})([/.-])(?<month>[0-9]{1,2})\2(?<day>[0-9]{1,2})$/

/**
 * A date that exists, as programs write it: day or year first, with slashes, dots or hyphens, with a time of day or
 * without ('2027-12-31T00:00:00'). Null for anything else, a date with the month first among it.
 */
export function readWrittenDate(text: string): CalendarDate | null {
  const date = withoutTime(text.trim())
  const { day, month, year } = (DAY_FIRST.exec(date) ?? YEAR_FIRST.exec(date))?.groups ?? {}
  if (day === undefined || month === undefined) return null
  return parseIsoDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}

/** A date without the time of day behind it, which does not count. */
export function withoutTime(text: string): string {
  const at = text.search(/[0-9][T ,]{1,3}[0-9]{1,2}:[0-9]{2}/)
  return at < 0 ? text : text.slice(0, at + 1)
}
