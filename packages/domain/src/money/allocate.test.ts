import { describe, expect, test } from 'vitest'
import { allocate } from './allocate.ts'
import { centavos } from './centavos.ts'
import { fromDecimal } from './from-decimal.ts'
import { percentOf } from './round-half-up.ts'

describe('allocate', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [0, 3, 1], [0, 75, 25]],
    [5, [1, 2, 2], [1, 2, 2]],
    [2, [1, 1, 1], [1, 1, 0]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [7, [0, 0], [4, 3]],
    [0, [5, 1], [0, 0]],
    [10, [1, 8, 1], [1, 8, 1]],
    [10, [3, 3, 1], [4, 4, 2]],
    [3, [3, 1, 3, 1], [1, 1, 1, 0]],
    [10, [1, 2, 4], [1, 3, 6]],
  ])('%i by %j gives %j', (total, weights, parts) => {
    expect(allocate(centavos(total), weights)).toEqual(parts)
  })

  test('no weights or broken ones are a bug', () => {
    expect(() => allocate(centavos(1), [])).toThrow(new RangeError('an amount cannot be split among none'))
    expect(() => allocate(centavos(1), [3, -1])).toThrow(
      new RangeError('weights must be whole numbers from 0: 3, -1'),
    )
    expect(() => allocate(centavos(1), [0.5])).toThrow(
      new RangeError('weights must be whole numbers from 0: 0.5'),
    )
  })
})

describe('percentOf', () => {
  test.each([
    [1000, 450, 45],
    [10, 450, 0],
    [11, 450, 0],
    [12, 450, 1],
    [100, 50, 1],
    [99, 50, 0],
    [300, 50, 2],
    [-100, 50, -1],
    [100, -50, -1],
    [-100, -50, 1],
    [-1, 1, 0],
    [0, -50, 0],
    [79_000, 2000, 15_800],
  ])('of %i centavos, %i basis points are %i', (amount, basisPoints, expected) => {
    expect(percentOf(centavos(amount), basisPoints)).toBe(expected)
  })
})

describe('fromDecimal', () => {
  test.each([
    [0.01, 1],
    [0.29, 29],
    [1.1, 110],
    [1234.56, 123456],
    [4.35, 435],
    [-2.5, -250],
    [0, 0],
    [-0, 0],
  ])('%d reais are %i centavos', (reais, amount) => {
    expect(fromDecimal(reais)).toBe(amount)
  })

  test.each([0.001, 1.005, 0.1 + 0.2, 12.345, Number.NaN, Number.POSITIVE_INFINITY, 1e300])(
    '%d is refused',
    (reais) => {
      expect(fromDecimal(reais)).toBeNull()
    },
  )
})

test('an amount that is no whole number of centavos is a bug', () => {
  expect(() => centavos(0.5)).toThrow(new RangeError('not a whole number of centavos: 0.5'))
  expect(() => centavos(Number.NaN)).toThrow(RangeError)
})
