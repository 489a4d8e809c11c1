import { expect, test } from 'vitest'
import { twinCodes } from './food-twins.ts'

test('a use that is sold under both laws has twins, any other product has none', () => {
  const products = [
    { code: 27, colourToken: 'meal', foodRegime: 'pat' },
    { code: 41, colourToken: 'meal', foodRegime: 'aid' },
    { code: 32, colourToken: 'combined', foodRegime: 'pat' },
    { code: 36, colourToken: 'food', foodRegime: null },
    { code: 34, colourToken: 'auto', foodRegime: null },
  ] as const
  expect([...twinCodes(products)]).toEqual([27, 41])
})
