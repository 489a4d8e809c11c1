import { centavos } from '@benefits/domain/money/centavos'
import { expect, test } from 'vitest'
import { checksum } from './checksum.ts'
import { toCodeText } from './code-text.ts'
import { readSimulationCode } from './read-simulation-code.ts'
import { SIMULATED_VALUE_MAX, type SimulatedCart } from './simulated-cart.ts'
import { writeSimulationCode } from './write-simulation-code.ts'

const MEALS: SimulatedCart = {
  lines: [
    {
      productCode: 27,
      quantity: 10,
      monthlyValue: centavos(60_000),
      lineType: 'benefit',
      planPeriod: 'monthly',
      additionalCodes: [],
    },
  ],
  addOnCodes: [],
  offerCode: null,
}

const PLAN: SimulatedCart = {
  lines: [
    { ...MEALS.lines[0], lineType: 'mobility', productCode: 900, additionalCodes: [901, 902] },
    {
      productCode: 20_153,
      quantity: 50,
      lineType: 'hcm',
      planPeriod: 'annual',
      additionalCodes: [20_201, 20_202],
    },
  ] as SimulatedCart['lines'],
  addOnCodes: [602],
  offerCode: 'COMBO-RH',
}

/** Links of every version that was ever sent: a row that is here once stays. */
test.each([
  ['version 1, meals', 'AQEQNgrg1AMAAAAiL112', MEALS],
  [
    'version 1, a plan with extensions beside mobility, services and an offer',
    'AQIRiA4K4NQDAQICAgrqrAIyAQJgAgG0CQhDT01CTy1SSGMEy6M',
    PLAN,
  ],
])('a link of %s is read', (_name, code, cart) => {
  expect(readSimulationCode(code)).toEqual(cart)
})

test('ten meal cards are told in few signs', () => {
  expect(writeSimulationCode(MEALS)?.length).toBeLessThan(30)
})

const whole = (...bytes: number[]) => toCodeText([...bytes, ...checksum(bytes)])

test.each([
  ['a version to come', whole(2, 1, 16, 54, 10, 1, 0, 0, 0)],
  ['no lines', whole(1, 0, 0, 0)],
  ['more lines than a cart has', whole(1, 51)],
  ['a kind of line that there is not', whole(1, 1, 6, 54, 10, 0, 0, 0)],
  ['a head that says more than it may', whole(1, 1, 32, 54, 10, 0, 0, 0)],
  ['a product below zero', whole(1, 1, 0, 53, 10, 0, 0, 0)],
  ['a list that was not told', whole(1, 1, 0, 54, 10, 2, 0, 0)],
  ['a number without an end', whole(1, 1, 0, 54, 0x80, 0x80)],
  ['a number beyond all numbers', whole(1, 1, 0, 54, ...Array<number>(20).fill(0xff), 1)],
  ['an offer that is cut', whole(1, 1, 0, 54, 10, 0, 0, 9)],
  ['an offer that is no text', whole(1, 1, 0, 54, 10, 0, 0, 1, 0xff)],
  ['something behind its end', whole(1, 1, 0, 54, 10, 0, 0, 0, 0)],
  ['nothing', ''],
])('a code of %s is none', (_name, code) => {
  expect(readSimulationCode(code)).toBeNull()
})

test('a forged code of ten lines at ten trillion is none: nothing that is read multiplies past whole numbers', () => {
  const lines = (monthlyValue: number) =>
    Array.from({ length: 10 }, (_, at) => ({
      ...MEALS.lines[0],
      productCode: at,
      quantity: 999_999,
      monthlyValue: centavos(monthlyValue),
    })) as SimulatedCart['lines']
  for (const value of [SIMULATED_VALUE_MAX + 1, 1e15, Number.MAX_SAFE_INTEGER]) {
    const forged = writeSimulationCode({ ...MEALS, lines: lines(value) })
    expect(forged && readSimulationCode(forged)).toBeNull()
  }
  const largest = writeSimulationCode({ ...MEALS, lines: lines(SIMULATED_VALUE_MAX) })
  expect(largest && readSimulationCode(largest)).toMatchObject({ lines: lines(SIMULATED_VALUE_MAX) })
  expect(Number.isSafeInteger(50 * 999_999 * SIMULATED_VALUE_MAX)).toBe(true)
})

test('the smallest whole code is a cart', () => {
  expect(readSimulationCode(whole(1, 1, 0, 54, 10, 0, 0, 0))).toMatchObject({ lines: [{ productCode: 27 }] })
})
