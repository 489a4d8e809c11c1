import { expect, test } from 'vitest'
import { parseCalendarDate, parseIsoDate } from './parse-calendar-date.ts'

test.each([
  ['2026-01-01', '2026-01-01'],
  ['31/12/2026', '2026-12-31'],
  [' 2026-01-31 ', '2026-01-31'],
  ['30/04/2026', '2026-04-30'],
  ['0001-12-31', '0001-12-31'],
  ['29/02/2024', '2024-02-29'],
  ['2000-02-29', '2000-02-29'],
])('%j is %s', (text, date) => {
  expect(parseCalendarDate(text)).toBe(date)
})

test.each([
  '',
  '0000-01-01',
  '2026-00-10',
  '2026-13-01',
  '2026-01-00',
  '2026-01-32',
  '2026-04-31',
  '2026-02-29',
  '1900-02-29',
  '12026-01-01',
  '2026-01-011',
  '101/01/2026',
  '01/01/20261',
  '2026/01/01',
  '1/1/2026',
])('%j is none', (text) => {
  expect(parseCalendarDate(text)).toBeNull()
})

test('a date that travels is written one way only', () => {
  expect(parseIsoDate('1985-03-14')).toBe('1985-03-14')
  for (const text of ['14/03/1985', ' 1985-03-14', '1985-02-30', '']) expect(parseIsoDate(text)).toBeNull()
})
