import { expect, test } from 'vitest'
import { PLANS } from '../catalogue/sample-catalogue.ts'
import { centavos } from '../money/centavos.ts'
import { priceTable } from './price-table.ts'

test('plans come by code, whatever order they are kept in', () => {
  const codes = priceTable(PLANS.toReversed(), 10, 'monthly').map(({ code }) => code)
  expect(codes).toEqual(codes.toSorted((one, other) => one - other))
})

test('a monthly row is the price of the band, without discount', () => {
  const [, gerencial] = priceTable(PLANS, 30, 'monthly')
  const row = PLANS.find(({ slug }) => slug === 'gerencial')?.prices.find(({ upTo }) => upTo >= 30)
  expect(gerencial?.price).toEqual({ upTo: 50, value: row?.monthly, discount: 0 })
})

test('an annual row is twelve months and takes a fifth off', () => {
  const [essencial] = priceTable(PLANS, 10, 'annual')
  const monthly = PLANS.find(({ slug }) => slug === 'essencial')?.prices[0]?.monthly ?? 0
  expect(essencial?.price).toEqual({ upTo: 10, value: monthly * 12, discount: (monthly * 12) / 5 })
})

test('a plan that is not sold to so many employees has no price', () => {
  const [essencial, gerencial] = priceTable(PLANS, 11, 'monthly')
  expect(essencial?.price).toBeNull()
  expect(gerencial?.price).not.toBeNull()
})

test('an extension by employee is told for the employees and the period asked for', () => {
  const perHead = PLANS.flatMap(({ extras }) => extras).find(
    ({ perEmployee, price }) => perEmployee && price > 0,
  )
  const of = (employees: number, period: 'monthly' | 'annual') =>
    priceTable(PLANS, employees, period)
      .flatMap(({ extras }) => extras)
      .find(({ code }) => code === perHead?.code)?.value
  expect(of(10, 'monthly')).toBe((perHead?.price ?? 0) * 10)
  expect(of(10, 'annual')).toBe((perHead?.price ?? 0) * 120)
})

test('beyond the last band of employees no table has a row, whatever a plan says', () => {
  const plans = PLANS.map((plan) => ({
    ...plan,
    maxEmployees: 5000,
    prices: [{ upTo: 5000, monthly: centavos(1) }],
  }))
  expect(priceTable(plans, 1001, 'monthly').map(({ price }) => price)).toEqual(plans.map(() => null))
})
