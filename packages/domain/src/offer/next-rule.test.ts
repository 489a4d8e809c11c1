import { expect, test } from 'vitest'
import { centavos } from '../money/centavos.ts'
import { currentRule } from './current-rule.ts'
import { nextRule } from './next-rule.ts'

const rules = [
  { from: centavos(0), to: centavos(500_000), maxAddOns: 1 },
  { from: centavos(500_000), to: centavos(2_000_000), maxAddOns: 2 },
  { from: centavos(2_000_000), to: null, maxAddOns: 3 },
]

test('the credit that is lacking is just enough for the next service', () => {
  const total = centavos(200_000)
  const next = nextRule({ rules }, total)
  expect(next).toEqual({ lacking: 300_001, maxAddOns: 2 })
  expect(currentRule({ rules }, centavos(total + (next?.lacking ?? 0)))?.maxAddOns).toBe(2)
  expect(currentRule({ rules }, centavos(total + (next?.lacking ?? 0) - 1))?.maxAddOns).toBe(1)
})

test('at a bound the next rule is a centavo away, and above the last bound there is none', () => {
  expect(nextRule({ rules }, centavos(500_000))).toEqual({ lacking: 1, maxAddOns: 2 })
  expect(nextRule({ rules }, centavos(2_000_001))).toBeNull()
})
