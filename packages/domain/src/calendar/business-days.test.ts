import { getHolidays, addBusinessDays as otherAdd } from '@brazilian-utils/brazilian-utils'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '../document/types.ts'
import { addDays, dayOfWeek } from './add-days.ts'
import { addBusinessDays } from './business-days.ts'
import { easterSunday, nationalHolidays } from './national-holidays.ts'
import { calendarDate } from './parse-calendar-date.ts'

const day = (text: string) => text as CalendarDate
const fromLocal = (date: Date) =>
  calendarDate({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() })

/** Left out by the library; banks clear nothing on it. */
const carnivalMonday = (year: number) => addDays(easterSunday(year), -48)

describe('addBusinessDays', () => {
  test.each([
    ['2026-11-19', 4, '2026-11-26'],
    ['2026-11-21', 1, '2026-11-23'],
    ['2026-11-21', 0, '2026-11-21'],
    ['2026-02-13', 1, '2026-02-18'],
    ['2027-02-05', 1, '2027-02-10'],
    ['2026-12-24', 1, '2026-12-28'],
    ['2026-12-31', 1, '2027-01-04'],
    ['2023-11-17', 1, '2023-11-20'],
  ])('%s plus %i is %s', (from, days, to) => {
    expect(addBusinessDays(day(from), days)).toBe(to)
  })

  test('a fraction or a negative number of days is a bug', () => {
    const bug = new RangeError('not a number of business days: -1')
    expect(() => addBusinessDays(day('2026-11-21'), -1)).toThrow(bug)
    expect(() => addBusinessDays(day('2026-11-21'), 1.5)).toThrow(RangeError)
  })

  test('agrees with a public library from 2024 on, which works on the Monday of Carnival', () => {
    fc.assert(
      fc.property(fc.nat({ max: 365 * 60 }), fc.nat({ max: 30 }), (offset, days) => {
        const from = addDays(day('2024-01-01'), offset)
        const [year = 0, month = 0, date = 0] = from.split('-').map(Number)
        const reach = (count: number) => {
          const reached = otherAdd(new Date(year, month - 1, date), count)
          if (reached === null) throw new Error(`the library knows no day ${count} after ${from}`)
          return fromLocal(reached)
        }
        const reached = reach(days)
        const isCrossed = [carnivalMonday(year), carnivalMonday(year + 1)].some(
          (monday) => monday > from && monday <= reached,
        )
        expect(addBusinessDays(from, days)).toBe(isCrossed ? reach(days + 1) : reached)
      }),
      { numRuns: 300 },
    )
  })
})

describe('nationalHolidays', () => {
  test.each([2000, 2023, 2024, 2026, 2038, 2076, 2099])(
    "those of %i are the public library's and the Monday of Carnival",
    (year) => {
      const others = (getHolidays({ year }) ?? [])
        .filter((holiday) => holiday.type === 'national' || holiday.type === 'optional')
        .map((holiday) => fromLocal(holiday.date))
      expect([...nationalHolidays(year)].toSorted()).toEqual(
        [...new Set([...others, carnivalMonday(year)])].toSorted(),
      )
    },
  )

  test.each([
    [1818, '1818-03-22'],
    [1943, '1943-04-25'],
    [2000, '2000-04-23'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2049, '2049-04-18'],
  ])('Easter of %i falls on %s', (year, date) => {
    expect(easterSunday(year)).toBe(date)
  })

  test('Easter is always a Sunday from 22 March to 25 April', () => {
    for (let year = 1900; year <= 2200; year += 1) {
      const easter = easterSunday(year)
      expect(dayOfWeek(easter)).toBe(0)
      expect(easter.slice(5) >= '03-22' && easter.slice(5) <= '04-25').toBe(true)
    }
  })
})
