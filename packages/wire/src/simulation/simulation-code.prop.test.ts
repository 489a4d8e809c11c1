import { centavos } from '@benefits/domain/money/centavos'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSimulationCode } from './read-simulation-code.ts'
import {
  OFFER_CODE_MAX,
  SIMULATED_VALUE_MAX,
  SIMULATION_CODE_MAX,
  type SimulatedCart,
} from './simulated-cart.ts'
import { writeSimulationCode } from './write-simulation-code.ts'

const code = fc.integer({ min: 0, max: 999_999 })
const codes = (maxLength: number) => fc.array(code, { maxLength })
const amount = fc.oneof(
  fc.integer({ min: 0, max: 999_900 }),
  fc.integer({ min: 0, max: SIMULATED_VALUE_MAX }),
)
const line = fc.record(
  {
    productCode: code,
    quantity: fc.integer({ min: 0, max: 999_999 }),
    monthlyValue: amount.map(centavos),
    lineType: fc.constantFrom('benefit', 'mobility', 'hcm', 'addOn', 'unknown', 'extension'),
    planPeriod: fc.constantFrom('monthly', 'annual'),
    additionalCodes: codes(6),
  },
  {
    requiredKeys: ['productCode', 'quantity', 'lineType', 'planPeriod', 'additionalCodes'],
    noNullPrototype: true,
  },
)
const offerCode = fc.option(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), { nil: null })
const anyCart: fc.Arbitrary<SimulatedCart> = fc.record(
  { lines: fc.array(line, { minLength: 1, maxLength: 20 }), addOnCodes: codes(12), offerCode },
  { noNullPrototype: true },
)

const written = (cart: SimulatedCart) => {
  const told = writeSimulationCode(cart)
  if (told === null) throw new Error('too long')
  return told
}

describe('the code of a simulation', () => {
  test('gives every cart back as it went', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(readSimulationCode(written(cart))).toEqual(cart)
      }),
    )
  })

  test('is the same for the same cart, and stands in an address as it is', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(written(structuredClone(cart))).toBe(written(cart))
        expect(encodeURIComponent(written(cart))).toBe(written(cart))
      }),
    )
  })

  test('of fifty lines with all that lines, offer and services may say is within an address', () => {
    const lines = Array.from({ length: 50 }, (_, at) => ({
      productCode: at % 2 === 0 ? 999_999 : 0,
      quantity: 999_999,
      monthlyValue: centavos(999_900),
      lineType: 'benefit' as const,
      planPeriod: 'annual' as const,
      additionalCodes: [999_999, 0, 999_998, 1],
    }))
    const addOnCodes = Array.from({ length: 50 }, (_, at) => 900_000 + at)
    const told = written({ lines, addOnCodes, offerCode: 'a'.repeat(OFFER_CODE_MAX) })
    expect(told.length).toBeLessThanOrEqual(SIMULATION_CODE_MAX)
  })

  test('of a cart that no address holds is none', () => {
    const lines = Array.from({ length: 50 }, (_, at) => ({
      productCode: at,
      quantity: 1,
      lineType: 'hcm' as const,
      planPeriod: 'monthly' as const,
      additionalCodes: Array.from({ length: 50 }, (__, place) => (place * 7_919 * (at + 1)) % 999_999),
    }))
    expect(writeSimulationCode({ lines, addOnCodes: [], offerCode: null })).toBeNull()
  })
})

describe('a code that is not whole', () => {
  test('is none, wherever it was cut', () => {
    fc.assert(
      fc.property(anyCart, fc.nat(), (cart, at) => {
        const told = written(cart)
        expect(readSimulationCode(told.slice(0, at % told.length))).toBeNull()
        expect(readSimulationCode(told.slice((at % told.length) + 1))).toBeNull()
      }),
    )
  })

  test('is none where one sign is another, or one too many', () => {
    const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+ é%'
    fc.assert(
      fc.property(anyCart, fc.nat(), fc.constantFrom(...signs), (cart, place, sign) => {
        const told = written(cart)
        const at = place % told.length
        const changed = told.slice(0, at) + sign + told.slice(at + 1)
        if (changed !== told) expect(readSimulationCode(changed)).toBeNull()
        expect(readSimulationCode(told + sign)).toBeNull()
      }),
    )
  })

  test('is never more than refused, whatever stands there', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String(), fc.string({ unit: 'binary' })), (text) => {
        expect(readSimulationCode(text)).toBeNull()
      }),
    )
  })
})
