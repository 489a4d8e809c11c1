import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centavos } from './centavos.ts'
import { formatBrl } from './format-brl.ts'
import { fromDecimal, toDecimal } from './from-decimal.ts'
import { parseBrl } from './parse-brl.ts'
import { percentOf } from './round-half-up.ts'

const amount = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }).map(centavos)
const paid = fc.integer({ min: 0, max: 1_000_000_000_000 }).map(centavos)

describe('money', () => {
  test('a percentage is rounded half-up, away from zero below it', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 1_000_000 }), (base, basisPoints) => {
        const size = (BigInt(base < 0 ? -base : base) * BigInt(basisPoints) * 2n + 10_000n) / 20_000n
        expect(BigInt(percentOf(base, basisPoints))).toBe(base < 0 ? -size : size)
      }),
    )
  })

  test('amounts survive the wire and the screen', () => {
    fc.assert(
      fc.property(paid, (value) => {
        expect(fromDecimal(toDecimal(value))).toBe(value)
        expect(fromDecimal(JSON.parse(JSON.stringify(toDecimal(value))))).toBe(value)
        expect(parseBrl(formatBrl(value))).toBe(value)
      }),
    )
  })
})
