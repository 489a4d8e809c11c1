import { expect, test } from 'vitest'
import type { Centavos } from '../money/centavos.ts'
import { valueLimits } from './value-limits.ts'

const CARDS = { minCardValue: 500 as Centavos, maxCardValue: 500_000 as Centavos }

test.each([
  ['benefit', { min: 500, max: 500_000 }],
  ['mobility', { min: 500, max: 999_900 }],
  ['hcm', null],
] as const)('the value of a line of %s lies within %o', (lineType, limits) => {
  expect(valueLimits(lineType, CARDS)).toEqual(limits)
})
