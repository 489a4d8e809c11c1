import { expect, test } from 'vitest'
import { isUnreached } from './is-unreached.ts'

test('a connection that failed is told from a fault of the store, in each browser’s words', () => {
  for (const words of [
    'Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
    'Failed to fetch dynamically imported module: /assets/a.js',
    'Importing a module script failed.',
  ])
    expect(isUnreached(new TypeError(words)), words).toBe(true)
  expect(isUnreached(new TypeError('undefined is not a function'))).toBe(false)
  expect(isUnreached(new Error('Unexpected Server Error'))).toBe(false)
  expect(isUnreached({ status: 502 })).toBe(false)
})
