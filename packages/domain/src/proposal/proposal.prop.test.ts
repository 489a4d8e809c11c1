import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OrderLine } from '../cart/cart-line.ts'
import { addOnLine } from '../cart/lines/add-on-line.ts'
import type { CalendarDate } from '../document/types.ts'
import { centavos } from '../money/centavos.ts'
import { daysLeft, heldUntil, lastDayOf } from './proposal-days.ts'
import { isAsProposed } from './same-as-proposed.ts'

const code = fc.integer({ min: 0, max: 999_999 })
const line: fc.Arbitrary<OrderLine> = fc.record({
  productCode: code,
  quantity: fc.integer({ min: 1, max: 9999 }),
  monthlyValue: fc.integer({ min: 0, max: 999_900 }).map(centavos),
  lineType: fc.constantFrom('benefit', 'mobility', 'hcm'),
  planPeriod: fc.constantFrom('monthly', 'annual'),
  additionalCodes: fc.uniqueArray(code, { maxLength: 4 }),
})
const order = fc.record({
  lines: fc.uniqueArray(line, { minLength: 1, maxLength: 10, selector: ({ productCode }) => productCode }),
  addOnCodes: fc.uniqueArray(code, { maxLength: 4 }),
})

test('a cart is as proposed in any order of its lines, services and additions', () => {
  fc.assert(
    fc.property(order, ({ lines, addOnCodes }) => {
      const turned = lines.map((one) => ({ ...one, additionalCodes: one.additionalCodes.toReversed() }))
      const other = { lines: turned.toReversed(), addOnCodes: addOnCodes.toReversed() }
      expect(isAsProposed(other, { lines, addOnCodes })).toBe(true)
    }),
  )
})

test('a cart with another quantity, value, period, line or service is not', () => {
  fc.assert(
    fc.property(order, fc.nat(), code, (proposed, seed, other) => {
      const at = seed % proposed.lines.length
      const change = (more: (one: OrderLine) => Partial<OrderLine>) => ({
        ...proposed,
        lines: proposed.lines.map((one, index) => (index === at ? { ...one, ...more(one) } : one)),
      })
      const more = change(({ quantity }) => ({ quantity: quantity + 1 }))
      const dearer = change((one) =>
        one.lineType === 'hcm'
          ? { planPeriod: one.planPeriod === 'annual' ? 'monthly' : 'annual' }
          : { monthlyValue: centavos(one.monthlyValue + 1) },
      )
      const less = { ...proposed, lines: proposed.lines.filter((_, index) => index !== at) }
      for (const one of [more, dearer, less]) expect(isAsProposed(one, proposed)).toBe(false)
      const served = { ...proposed, addOnCodes: [...proposed.addOnCodes, other] }
      expect(isAsProposed(served, proposed)).toBe(proposed.addOnCodes.includes(other))
      const amongLines = { ...proposed, lines: [...proposed.lines, addOnLine(other)] }
      expect(isAsProposed(amongLines, proposed)).toBe(proposed.addOnCodes.includes(other))
    }),
  )
})

test('a proposal has ten days, over the ends of months and years, and none once its last day is over', () => {
  const day = '2026-12-27' as CalendarDate
  expect(lastDayOf(day)).toBe('2027-01-06')
  expect(lastDayOf(day, 3)).toBe('2026-12-30')
  expect(daysLeft(day, '2027-01-06' as CalendarDate)).toBe(10)
  expect(daysLeft(day, day)).toBe(0)
  expect(daysLeft('2026-12-28' as CalendarDate, day)).toBeNull()
})

test('a price holds for the days of its cart, to the last one of its proposal, and for the days of its acceptance', () => {
  const on = (day: string) => day as CalendarDate
  const price = { pricedOn: on('2026-12-27'), proposedUntil: null, acceptedOn: null }
  expect(heldUntil(price)).toBe('2027-01-06')
  expect(heldUntil(price, 3)).toBe('2026-12-30')
  const proposed = { ...price, proposedUntil: on('2026-12-29') }
  expect(heldUntil(proposed)).toBe('2026-12-29')
  expect(heldUntil({ ...proposed, acceptedOn: on('2026-12-29') })).toBe('2027-01-08')
  expect(heldUntil({ ...proposed, proposedUntil: on('2027-03-01'), acceptedOn: on('2026-12-29') })).toBe(
    '2027-03-01',
  )
})
