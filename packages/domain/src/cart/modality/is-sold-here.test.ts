import { expect, test } from 'vitest'
import { centavos } from '../../money/centavos.ts'
import type { CartLine } from '../cart-line.ts'
import { isSoldHere } from './is-sold-here.ts'

const AUTO: CartLine = {
  productCode: 34,
  name: 'Auto',
  groupCode: 0,
  quantity: 10,
  monthlyValue: centavos(50_000),
  lineType: 'benefit',
  planPeriod: 'monthly',
  isAddOn: false,
  additionalProducts: [],
}
const MEAL: CartLine = { ...AUTO, productCode: 27, name: 'Refeição' }
const sold = { productCodes: [34], groupCodes: [0] }

test('a channel that sells everything sells any cart', () => {
  expect(isSoldHere({ lines: [AUTO, MEAL], addOnCodes: [680] }, null)).toBe(true)
})

test('a channel sells a cart whose every product it has', () => {
  expect(isSoldHere({ lines: [], addOnCodes: [] }, sold)).toBe(true)
  expect(isSoldHere({ lines: [AUTO], addOnCodes: [] }, sold)).toBe(true)
  expect(isSoldHere({ lines: [AUTO, MEAL], addOnCodes: [] }, sold)).toBe(false)
})

test('what is added to a line or to the cart has to be sold too', () => {
  const insurance = {
    code: 399,
    name: 'Seguro',
    description: '',
    value: centavos(0),
    kind: 'extension',
    required: false,
    quantity: 1,
    planPeriod: 'monthly',
  } as const
  const extended = { ...AUTO, additionalProducts: [insurance] }
  expect(isSoldHere({ lines: [extended], addOnCodes: [] }, sold)).toBe(false)
  expect(isSoldHere({ lines: [AUTO], addOnCodes: [680] }, sold)).toBe(false)
})
