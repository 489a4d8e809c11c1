import { expect, test } from 'vitest'
import { mostEmployees } from './most-employees.ts'

test.each([
  [20151, 10],
  [20152, 1000],
  [27, 1000],
  [null, 1000],
])('plan %s is sold to at most %i employees', (code, most) => {
  expect(mostEmployees({ maxEmployees: { 20151: 10 } }, code)).toBe(most)
})
