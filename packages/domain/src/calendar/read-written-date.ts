import type { CalendarDate } from '../document/types.ts'
import { parseIsoDate } from './parse-calendar-date.ts'

/** Day or year first, the same mark twice. */
const DAY_FIRST = /^(?<day>[0-9]{1,2})([/.-])(?<month>[0-9]{1,2})\2(?<year>[0-9]{4})$/
/** '12 de abril de 1985', '1º abr. 1985', '12/abr/1985'. */
const IN_WORDS =
  /^(?<day>[0-9]{1,2})[ºo]?(?: de |[ /.-])(?<name>[a-zç]{3,9})\.?(?: de |[ /.-])(?<year>[0-9]{4})$/i
const MONTHS =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')
const YEAR_FIRST = /^(?<year>[0-9]{4})([/.-])(?<month>[0-9]{1,2})\2(?<day>[0-9]{1,2})$/

/**
 * A date that exists, as programs and people write it: day or year first, with slashes, dots or hyphens, with a time of
 * day or without ('2027-12-31T00:00:00'), or with its month in words. Null for anything else, a date with the month first among it.
 */
export function readWrittenDate(text: string): CalendarDate | null {
  const date = withoutTime(text.trim())
  const groups = (DAY_FIRST.exec(date) ?? YEAR_FIRST.exec(date) ?? IN_WORDS.exec(date))?.groups
  const { day, month = monthOf(groups?.name), year } = groups ?? {}
  if (day === undefined || month === undefined) return null
  return parseIsoDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
}

/** The number of a month by its name, or by its beginning: 'abril' and 'abr' are '4'. */
function monthOf(name: string | undefined): string | undefined {
  const at = name === undefined ? -1 : MONTHS.findIndex((month) => month.startsWith(name.toLowerCase()))
  return at < 0 ? undefined : String(at + 1)
}

/** A date without the time of day behind it, which does not count. */
export function withoutTime(text: string): string {
  const at = text.search(/[0-9][T ,]{1,3}[0-9]{1,2}:[0-9]{2}/)
  return at < 0 ? text : text.slice(0, at + 1)
}
