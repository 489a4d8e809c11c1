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
  ])('%i by %j gives %j', (total, weights, parts) => {
    expect(allocate(centavos(total), weights)).toEqual(parts)
  })

  test('no weights or broken ones are a bug', () => {
    expect(() => allocate(centavos(1), [])).toThrow(RangeError)
    expect(() => allocate(centavos(1), [1, -1])).toThrow(RangeError)
    expect(() => allocate(centavos(1), [0.5])).toThrow(RangeError)
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
