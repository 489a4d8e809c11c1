import { describe, expect, test } from 'vitest'
import { calendarDateInSaoPaulo, formatSaoPauloTime } from './sao-paulo.ts'

describe('São Paulo time', () => {
  test.each([
    ['2026-11-21T02:59:59Z', '2026-11-20', '20/11/2026 23:59:59'],
    ['2026-11-21T03:00:00Z', '2026-11-21', '21/11/2026 00:00:00'],
    ['2027-01-01T01:30:05Z', '2026-12-31', '31/12/2026 22:30:05'],
    ['2018-12-01T02:00:00Z', '2018-12-01', '01/12/2018 00:00:00'],
  ])('%s is %s there', (instant, date, time) => {
    expect(calendarDateInSaoPaulo(new Date(instant))).toBe(date)
    expect(formatSaoPauloTime(new Date(instant))).toBe(time)
  })
})
