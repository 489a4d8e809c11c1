import { sampleLine } from '@benefits/domain/cart/sample-lines'
import type { Centavos } from '@benefits/domain/money/centavos'
import type { Pricing } from '@benefits/domain/pricing/pricing'
import { expect, it } from 'vitest'
import { moneyParts } from './money-parts.ts'

const money = (amount: number) => amount as Centavos
const meal = sampleLine()
const pricing: Pricing = {
  total: money(102_000),
  totalWithDiscount: money(100_000),
  totalFees: money(2_000),
  totalBenefits: money(100_000),
  groups: {},
  lines: [
    {
      productCode: meal.productCode,
      quantity: 2,
      monthlyValue: money(50_000),
      productValue: money(100_000),
      productValueWithDiscount: money(100_000),
      total: money(100_000),
      lineType: 'benefit',
      entries: [],
    },
  ],
}
const told = (options: { readonly isTold?: boolean }) =>
  moneyParts(pricing, new Map(), [meal], options)
    .filter(({ isTold }) => isTold)
    .map(({ id }) => id)

it('tells every part of the money beside the bar, and only fees and discounts where the lines stand above it', () => {
  expect(told({})).toEqual([])
  expect(moneyParts(pricing, new Map(), [meal]).map(({ id }) => id)).toEqual([
    String(meal.productCode),
    'fees',
    'discounts',
  ])
  expect(told({ isTold: true })).toEqual([String(meal.productCode)])
})
