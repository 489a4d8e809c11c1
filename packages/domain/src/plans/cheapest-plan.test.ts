import { expect, test } from 'vitest'
import { centavos } from '../money/centavos.ts'
import { cheapestPlan } from './cheapest-plan.ts'
import type { PricedPlan } from './price-table.ts'

const plan = (code: number, value: number | null, discount = 0): PricedPlan => ({
  code,
  name: `plan ${code}`,
  displayName: `Plan ${code}`,
  description: '',
  extras: [],
  price: value === null ? null : { upTo: 10, value: centavos(value), discount: centavos(discount) },
})

test('the cheapest plan is the one that is paid least for, after its discount', () => {
  expect(cheapestPlan([plan(1, 7_900), plan(2, 11_900)])?.code).toBe(1)
  expect(cheapestPlan([plan(1, 9_000), plan(2, 11_900, 3_000)])?.code).toBe(2)
})

test('a plan that is not sold to so many is not the cheapest, and the lower of two equal ones is', () => {
  expect(cheapestPlan([plan(1, null), plan(2, 11_900), plan(3, 11_900)])?.code).toBe(2)
  expect(cheapestPlan([plan(1, null)])).toBeNull()
  expect(cheapestPlan([])).toBeNull()
})
