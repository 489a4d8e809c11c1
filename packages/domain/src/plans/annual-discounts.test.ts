import { expect, test } from 'vitest'
import { annualDiscounts } from './annual-discounts.ts'

test('each rate once, smallest first, without plans that have none', () => {
  const plans = [2_000, 0, 500, 2_000, 1_000].map((annualDiscount) => ({ annualDiscount }))
  expect(annualDiscounts(plans)).toEqual([500, 1_000, 2_000])
  expect(annualDiscounts([])).toEqual([])
})
