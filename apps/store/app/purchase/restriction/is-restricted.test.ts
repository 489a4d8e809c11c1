import { expect, test } from 'vitest'
import { isRestricted } from './is-restricted.ts'

test('a new company and one with products still available may buy', () => {
  expect([isRestricted('noContracts'), isRestricted('withAvailableProducts')]).toEqual([false, false])
})

test.each(['servedByAnotherChannel', 'selectedUnserved', 'selectedAlreadyContracted', 'downgrade'] as const)(
  '%s may not',
  (type) => {
    expect(isRestricted(type)).toBe(true)
  },
)
