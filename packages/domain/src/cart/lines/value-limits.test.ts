import { expect, test } from 'vitest'
import { LIMITS } from '../../catalogue/sample-catalogue.ts'
import type { Centavos } from '../../money/centavos.ts'
import { valueLimits } from './value-limits.ts'

const CARDS = { ...LIMITS, minValues: { 900: 1_000 as Centavos } }

test.each([
  ['benefit', { min: 500, max: 500_000 }],
  ['mobility', { min: 500, max: 999_900 }],
  ['hcm', null],
] as const)('the value of a line of %s lies within %o', (lineType, limits) => {
  expect(valueLimits({ lineType, productCode: 1 }, CARDS)).toEqual(limits)
})

test('a product with a smallest value of its own keeps the largest of all', () => {
  expect(valueLimits({ lineType: 'mobility', productCode: 900 }, CARDS)).toEqual({ min: 1_000, max: 999_900 })
})
