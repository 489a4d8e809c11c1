import { expect, test } from 'vitest'
import { sampleAdditional, sampleLine } from '../sample-lines.ts'
import { isSoldHere } from './is-sold-here.ts'

const AUTO = sampleLine({ productCode: 34, name: 'Auto' })
const MEAL = sampleLine()
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
  const extended = { ...AUTO, additionalProducts: [sampleAdditional({ code: 399 })] }
  expect(isSoldHere({ lines: [extended], addOnCodes: [] }, sold)).toBe(false)
  expect(isSoldHere({ lines: [AUTO], addOnCodes: [680] }, sold)).toBe(false)
})
