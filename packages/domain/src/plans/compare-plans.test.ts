import { expect, test } from 'vitest'
import { centavos } from '../money/centavos.ts'
import { comparePlans } from './compare-plans.ts'
import type { PricedExtra, PricedPlan } from './price-table.ts'

const extra = (code: number, required: boolean, value = 0): PricedExtra => ({
  code,
  name: `extra ${code}`,
  description: '',
  kind: required ? 'module' : 'extension',
  required,
  value: centavos(value),
})
const plan = (code: number, extras: readonly PricedExtra[]): PricedPlan => ({
  code,
  name: `plan ${code}`,
  displayName: `Plan ${code}`,
  description: '',
  extras,
  price: null,
})
const small = plan(1, [extra(10, true), extra(30, false, 900)])
const middle = plan(2, [extra(10, true), extra(30, false, 900), extra(20, true)])
const large = plan(3, [extra(10, true), extra(20, true), extra(30, true), extra(40, false)])

test('every plan has the same rows: what is included in the order of the steps, then what is sold apart', () => {
  const codes = comparePlans([small, middle, large]).map(({ rows }) => rows.map(({ code }) => code))
  expect(codes).toEqual([
    [10, 20, 30, 40],
    [10, 20, 30, 40],
    [10, 20, 30, 40],
  ])
})

test('each step says what it adds to the one before, what it sells apart and what it has not', () => {
  const [first, second, third] = comparePlans([small, middle, large])
  expect(first?.before).toBeNull()
  expect(first?.rows.map(({ name }) => name)).toEqual(['extra 10', 'extra 20', 'extra 30', 'extra 40'])
  expect(first?.rows.map(({ state }) => state)).toEqual(['included', 'absent', 'sold', 'absent'])
  expect(first?.rows[2]?.value).toBe(900)
  expect(second?.before).toBe(small)
  expect(second?.rows.map(({ state }) => state)).toEqual(['included', 'added', 'sold', 'absent'])
  expect(third?.rows.map(({ state }) => state)).toEqual(['included', 'included', 'added', 'sold'])
  expect(third?.rows[3]?.value).toBeNull()
})
