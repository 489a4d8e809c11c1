import type { CalendarDate } from '../document/types.ts'
import { dateParts, parseCalendarDate } from './parse-calendar-date.ts'

/** Ages in years that may buy. */
export const AGE = { min: 18, max: 100 } as const

/** Why a birth date is refused; a date to come or more than 100 years ago is `invalid`. */
export type BirthDateProblem = 'required' | 'invalid' | 'underage'

/**
 * A representative's birth date from `dd/mm/yyyy` or `yyyy-mm-dd`: a date that exists, at least 18 years before
 * `today` and not more than 100. `today` is the date in São Paulo. Who was born on 29 February comes of age on
 * 1 March.
 */
export function parseBirthDate(
  text: string,
  today: CalendarDate,
): { readonly date: CalendarDate } | { readonly problem: BirthDateProblem } {
  if (text.trim() === '') return { problem: 'required' }
  const date = parseCalendarDate(text)
  if (date === null || date > today || isOlderThan(AGE.max, date, today)) return { problem: 'invalid' }
  return age(date, today) < AGE.min ? { problem: 'underage' } : { date }
}

function age(birth: CalendarDate, today: CalendarDate): number {
  const years = dateParts(today).year - dateParts(birth).year
  return monthAndDay(today) < monthAndDay(birth) ? years - 1 : years
}

function isOlderThan(years: number, birth: CalendarDate, today: CalendarDate): boolean {
  const reached = age(birth, today)
  return reached > years || (reached === years && monthAndDay(birth) !== monthAndDay(today))
}

function monthAndDay(date: CalendarDate): string {
  return date.slice(5)
}
