import { expect, test } from 'vitest'
import type { OrderLine } from '../cart/cart-line.ts'
import { isWithinLimits } from '../cart/lines/is-within-limits.ts'
import { centavos } from '../money/centavos.ts'
import { proposedLimits } from './proposed-limits.ts'

const LIMITS = {
  minCardValue: centavos(5_000),
  maxCardValue: centavos(100_000),
  minValues: { 34: centavos(30_000), 35: centavos(40_000) },
  maxEmployees: { 20151: 10 },
}
const card = (productCode: number, value: number): OrderLine => ({
  productCode,
  quantity: 3,
  monthlyValue: centavos(value),
  lineType: 'benefit',
  planPeriod: 'monthly',
  additionalCodes: [],
})
const plan = (quantity: number): OrderLine => ({ ...card(20151, 0), lineType: 'hcm', quantity })

test('limits that came later let what was proposed stand, and nothing beside it', () => {
  const lines = [card(34, 20_000), card(27, 120_000), card(31, 1_000), plan(50)]
  const limits = proposedLimits(LIMITS, { lines, addOnCodes: [] })
  for (const line of lines) {
    expect(isWithinLimits(line, LIMITS), String(line.productCode)).toBe(false)
    expect(isWithinLimits(line, limits), String(line.productCode)).toBe(true)
  }
  for (const line of [card(34, 19_999), card(27, 120_001), card(31, 999), card(35, 39_999), plan(51)])
    expect(isWithinLimits(line, limits), `${line.productCode} ${line.monthlyValue}`).toBe(false)
})
