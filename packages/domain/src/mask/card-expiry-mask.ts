import { readWrittenDate } from '../calendar/read-written-date.ts'
import { applyPattern } from '../text/apply-pattern.ts'

/** A month and a year of four digits, whichever comes first, with any usual mark between them. */
const MONTH_FIRST = /^(?<month>0?[1-9]|1[0-2]) ?[/.-] ?20(?<year>[0-9]{2})$/
const YEAR_FIRST = /^20(?<year>[0-9]{2}) ?[/.-] ?(?<month>0?[1-9]|1[0-2])$/
/** Three numbers with marks between them are a date, of which no two are picked as month and year. */
const DATE = /[0-9]{1,4} ?[/.-] ?[0-9]{1,4} ?[/.-] ?[0-9]{1,4}/

/**
 * A card's expiry as it is typed: MM/AA, '5/' becomes '05'. Written in another way it is read: '12-2027', '2027-12', a
 * whole date, with a time or without. A date that is none, and more digits that were pasted, stay as they are, to be
 * refused instead of read as another one.
 */
export function formatCardExpiry(typed: string, isPasted = false): string {
  const text = typed.trim()
  const written = readExpiry(text)
  if (written !== null) return written
  if (DATE.test(text)) return text
  const bare = text.replace(/\s/g, '').replace(/^([1-9])\/(?=$|[0-9]{2}$)/, '0$1/')
  const digits = bare.replace(/^([0-9]{2})20([0-9]{2})$/, '$1$2')
  const isOther = /\p{L}/u.test(text) || digits.replace(/[^0-9]/g, '').length > 4
  return isPasted && isOther ? text : applyPattern(digits, '99/99')
}

function readExpiry(text: string): string | null {
  const groups = (MONTH_FIRST.exec(text) ?? YEAR_FIRST.exec(text))?.groups
  if (groups) return `${groups.month?.padStart(2, '0')}/${groups.year}`
  const date = readWrittenDate(text)
  return date?.startsWith('20') ? `${date.slice(5, 7)}/${date.slice(2, 4)}` : null
}

/**
 * Month '01' to '12' and four-digit year ('20' plus the two typed) of a complete MM/AA, or null.
 * Whether the card is still valid is for the caller, who knows today.
 */
export function parseCardExpiry(text: string): { readonly month: string; readonly year: string } | null {
  const expiry = text.trim()
  if (!/^(0[1-9]|1[0-2])\/[0-9]{2}$/.test(expiry)) return null
  return { month: expiry.slice(0, 2), year: `20${expiry.slice(3)}` }
}
