import type { CalendarDate } from '../document/types.ts'
import { applyPattern } from '../text/apply-pattern.ts'
import { readWrittenDate, withoutTime } from './read-written-date.ts'

const YEAR_FIRST = /^[0-9]{4}[/.-][0-9]{1,2}[/.-][0-9]{1,2}(?![0-9])/
const WHOLE = /^([0-9]{1,2})([/.-])([0-9]{1,2})\2([0-9]{4})$/

/**
 * A date as it is typed, whole or in part: dd/mm/yyyy. A pasted one with its year first is turned round, its time of
 * day dropped, and left as it is, to be refused, where there is no such date. A slash typed after one
 * digit makes it two ('1/' gives '01'), and so is '1/3/1985' made whole. '1/12/1985' is what is left of '14/12/1985'
 * too, whose second digit was deleted to write another one: it is made whole only where it came in one piece
 * (`isPasted`).
 */
export function formatDateMask(typed: string, isPasted = false): string {
  const text = typed.trim()
  const turned = YEAR_FIRST.test(text) ? toBrazilianIfAny(text) : withoutTime(text)
  const isOther = turned === null || /\p{L}/u.test(turned) || turned.replace(/[^0-9]/g, '').length > 8
  if (turned === null || (isPasted && isOther)) return text
  return applyPattern(fillIn(turned, isPasted).replace(/(^|\/)([0-9])\/$/, '$10$2'), '99/99/9999')
}

function toBrazilianIfAny(text: string): string | null {
  const date = readWrittenDate(text)
  return date && toBrazilian(date)
}

/** Day and month in two digits each. */
function fillIn(text: string, isPasted: boolean): string {
  const [, day = '', , month = '', year = ''] = WHOLE.exec(text) ?? []
  if (year === '' || (!isPasted && day.length + month.length > 2)) return text
  return `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`
}

/** A calendar date as people read it: dd/mm/yyyy. */
export function toBrazilian(date: CalendarDate): string {
  return `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(0, 4)}`
}
