import { expect, test } from 'vitest'
import { soldHere } from './sold-here.ts'

const products = [
  { code: 27, groupCode: 0 },
  { code: 34, groupCode: 0 },
  { code: 2076, groupCode: 207 },
]

test('a channel that shows everything has no list of its own', () => {
  expect(soldHere(products, { productCodes: null })).toBeNull()
})

test('a channel that shows a part sells those products, and something of their modalities', () => {
  expect(soldHere(products, { productCodes: [34, 27] })).toEqual({ productCodes: [34, 27], groupCodes: [0] })
  expect(soldHere(products, { productCodes: [] })).toEqual({ productCodes: [], groupCodes: [] })
})
