import { expect, test } from 'vitest'
import { centavos } from '../money/centavos.ts'
import { benefitsOfCart } from './benefits-of-cart.ts'

const line = (quantity: number, value: number, lineType: 'benefit' | 'mobility' = 'benefit') => ({
  lineType,
  quantity,
  monthlyValue: centavos(value),
})

test('the most people, and the credit divided by them', () => {
  expect(benefitsOfCart([line(10, 30_000), line(4, 10_001)])).toEqual({ employees: 10, monthlyValue: 34_000 })
})

test('lines of other kinds, of nobody or of nothing do not count', () => {
  const others = [line(50, 9_900, 'mobility'), line(0, 5_000), line(99, 0)]
  expect(benefitsOfCart([...others, line(2, 1_000)])).toEqual({ employees: 2, monthlyValue: 1_000 })
  expect(benefitsOfCart(others)).toBeNull()
})
