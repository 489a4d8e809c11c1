import { expect, test } from 'vitest'
import { centavos } from '../money/centavos.ts'
import { pricePerEmployee } from './price-per-employee.ts'

test('a price is shared by the months that it pays and by the employees that are there', () => {
  expect(pricePerEmployee(centavos(11_900), 'monthly', 10)).toBe(1_190)
  expect(pricePerEmployee(centavos(11_900), 'monthly', 7)).toBe(1_700)
  expect(pricePerEmployee(centavos(114_240), 'annual', 10)).toBe(952)
})

test('half a centavo goes up, less goes down', () => {
  expect(pricePerEmployee(centavos(5), 'monthly', 2)).toBe(3)
  expect(pricePerEmployee(centavos(4), 'monthly', 3)).toBe(1)
})
