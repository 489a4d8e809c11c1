import { expect, test } from 'vitest'
import { PLANS } from '../catalogue/sample-catalogue.ts'
import { planPrice } from './plan-price.ts'

const find = (slug: string) => {
  const found = PLANS.find((plan) => plan.slug === slug)
  if (!found) throw new Error(`the sample has no plan ${slug}`)
  return found
}
const [small, middle] = [find('essencial'), find('gerencial')]

test.each([
  [0, null],
  [1, 7_900],
  [10, 7_900],
  [11, null],
])('a plan for at most ten costs %i employees %j', (employees, monthly) => {
  expect(planPrice(small, employees, 'monthly')?.monthly ?? null).toBe(monthly)
  // Where a row would have a price for more, the plan is not sold to them all the same.
  const wider = { ...small, prices: small.prices.map((row) => ({ ...row, upTo: 1000 })) }
  expect(planPrice(wider, employees, 'monthly')?.monthly ?? null).toBe(monthly)
})

test('the row of the smallest band that holds them counts, in whatever order the rows stand', () => {
  expect(middle.prices.map(({ upTo }) => upTo)).toEqual([25, 10, 1000])
  expect(planPrice(middle, 10, 'monthly')?.monthly).toBe(11_900)
  expect(planPrice(middle, 11, 'monthly')?.monthly).toBe(27_025)
  const shorter = { ...middle, prices: middle.prices.filter(({ upTo }) => upTo < 1000) }
  expect(planPrice(shorter, 26, 'monthly')).toBeNull()
})

test('a year is twelve months less its discount, which a month has not', () => {
  expect(planPrice(small, 5, 'annual')).toMatchObject({ monthly: 7_900, value: 94_800, discount: 18_960 })
  expect(planPrice(small, 5, 'monthly')).toMatchObject({ value: 7_900, discount: 0 })
})

test('what was chosen is inside the price and told, a free module is neither', () => {
  expect(planPrice(small, 5, 'annual', [302, 303])).toMatchObject({
    monthly: 7_900 + 5 * 150 + 8_900,
    extensions: [
      { code: 302, name: 'Face', monthlyValue: 750, value: 9_000 },
      { code: 303, name: 'Link', monthlyValue: 8_900, value: 106_800 },
    ],
  })
  expect(planPrice(small, 5, 'monthly')?.extensions).toEqual([])
  expect(planPrice(small, 5, 'monthly', [301])?.extensions).toEqual([])
})

test('a module that costs something is told without being asked for, a free extension only when it is', () => {
  const extras = small.extras.map((extra) => ({
    ...extra,
    price: (extra.required ? 500 : 0) as typeof extra.price,
  }))
  const turned = { ...small, extras }
  expect(planPrice(turned, 5, 'monthly')).toMatchObject({
    monthly: 8_400,
    extensions: [{ code: 301, monthlyValue: 500 }],
  })
  const told = planPrice(turned, 5, 'monthly', [302])?.extensions.map(({ code }) => code)
  expect(told).toEqual([301, 302])
})
