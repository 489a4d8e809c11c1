import { expect, test } from 'vitest'
import { toldDiscount } from './told-discount.ts'

const monthly = { productCode: 20152, base: 'plan', basisPoints: 1_000, planPeriod: 'monthly' } as const
const annual = { productCode: 20152, base: 'plan', basisPoints: 3_000, planPeriod: 'annual' } as const
const fees = { productCode: 2001, base: 'fees', basisPoints: 10_000 } as const

test.each([
  ['nothing', [], null],
  ['one plan’s', [annual], { base: 'plan', least: 30, most: 30 }],
  ['each period’s', [monthly, annual], { base: 'plan', least: 10, most: 30 }],
  ['that of fees', [fees, fees], { base: 'fees', least: 100, most: 100 }],
  ['a plan’s before that of fees', [fees, monthly], { base: 'plan', least: 10, most: 10 }],
] as const)('an offer tells %s', (_what, discounts, told) => {
  expect(toldDiscount(discounts)).toEqual(told)
})
