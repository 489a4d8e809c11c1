import type { CalendarDate } from '../document/types.ts'
import { addDays } from './add-days.ts'
import { calendarDate } from './parse-calendar-date.ts'

/** Holidays of a fixed date and the year from which each is national (Lei 14.759/2023 for 20 November). */
const FIXED = [
  { month: 1, day: 1, since: 1949 },
  { month: 4, day: 21, since: 1949 },
  { month: 5, day: 1, since: 1949 },
  { month: 9, day: 7, since: 1949 },
  { month: 10, day: 12, since: 1980 },
  { month: 11, day: 2, since: 1949 },
  { month: 11, day: 15, since: 1949 },
  { month: 11, day: 20, since: 2024 },
  { month: 12, day: 25, since: 1949 },
] as const

/**
 * Days from Easter: Monday and Tuesday of Carnival, Good Friday, Corpus Christi. All but Good Friday are days off by
 * custom, not by law; banks clear no boleto on them (Resolução CMN 4.880/2020), so they do not count as business days
 * here either.
 */
const FROM_EASTER = [-48, -47, -2, 60] as const

/** The days of a year on which Brazil as a whole does not work, weekends aside. */
export function nationalHolidays(year: number): ReadonlySet<CalendarDate> {
  const easter = easterSunday(year)
  return new Set([
    ...FIXED.filter((holiday) => year >= holiday.since).map(({ month, day }) =>
      calendarDate({ year, month, day }),
    ),
    ...FROM_EASTER.map((days) => addDays(easter, days)),
  ])
}

/** Easter Sunday of the Gregorian calendar (the anonymous computus, for any year from 1583). */
export function easterSunday(year: number): CalendarDate {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const lateMoon = Math.floor((golden + 11 * epact + 22 * toSunday) / 451)
  const days = epact + toSunday - 7 * lateMoon + 114
  return calendarDate({ year, month: Math.floor(days / 31), day: (days % 31) + 1 })
}
