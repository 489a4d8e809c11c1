import { expect, test } from 'vitest'
import { line } from '../cart/sample-order-lines.ts'
import { pricingItems } from './pricing-item.ts'
import { readOrder } from './read-order.ts'
import { CONTENT, order } from './sample-content.ts'

test('add-ons follow the lines, one of each, free and paid by the month', () => {
  const asked = line(27, 2, 10_000, { planPeriod: 'annual' })
  const read = readOrder(order({ lines: [asked], addOnCodes: [680, 602] }), pricingItems(CONTENT))
  const addOn = line(0, 1, 0, { lineType: 'addOn' })
  expect(read.ok && read.lines.map((known) => known.line)).toEqual([
    asked,
    { ...addOn, productCode: 680 },
    { ...addOn, productCode: 602 },
  ])
})
