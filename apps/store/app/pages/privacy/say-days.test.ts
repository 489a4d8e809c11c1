import { expect, test } from 'vitest'
import { sayDays } from './copy.ts'

test.each([
  [1, '1 dia'],
  [30, '30 dias'],
  [365, '1 ano'],
  [400, '400 dias'],
  [1826, '5 anos'],
  [3652, '10 anos'],
])('%i days are said as %s', (days, said) => {
  expect(sayDays(days)).toBe(said)
})
