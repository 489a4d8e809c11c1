import { expect, test } from 'vitest'
import { foodFirst } from './food-first.ts'

test('what people eat with comes first, and nothing else changes its place', () => {
  const products = ['meal', 'auto', 'combined', 'rewards', 'food'].map((colourToken) => ({ colourToken }))
  expect(foodFirst(products).map(({ colourToken }) => colourToken)).toEqual([
    'meal',
    'combined',
    'food',
    'auto',
    'rewards',
  ])
})
