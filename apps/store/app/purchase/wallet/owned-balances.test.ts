import { expect, test } from 'vitest'
import { ownedBalances } from './owned-balances.ts'

const products = new Map([
  [2071, { isAddOn: false }],
  [680, { isAddOn: true }],
  [27, { isAddOn: false }],
])

test('a service that the company has is no balance of its card, nor is another modality’s product', () => {
  const contracted = [
    { code: 2071, groupCode: 207, name: 'Multi Refeição PAT' },
    { code: 680, groupCode: 207, name: 'Nutrição' },
    { code: 27, groupCode: 0, name: 'Refeição' },
  ]
  expect(ownedBalances(contracted, 207, products).map(({ name }) => name)).toEqual(['Multi Refeição PAT'])
})
