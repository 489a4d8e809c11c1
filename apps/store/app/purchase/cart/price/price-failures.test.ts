import { expect, test } from 'vitest'
import { isPassing } from './price-failures.ts'

test.each([-99, -999, 429, 500, 503] as const)('%i may be gone at another try', (code) => {
  expect(isPassing(code)).toBe(true)
})

test.each([-7, -9, -13, -14, -37, -89, -111, -113, 422] as const)(
  '%i stays until the cart is another',
  (code) => {
    expect(isPassing(code)).toBe(false)
  },
)
