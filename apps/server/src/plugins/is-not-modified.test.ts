import { expect, it } from 'vitest'
import { isNotModified } from './is-not-modified.ts'

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['', false],
  [undefined, false],
])('of a caller that has %j, version "a" is not modified: %j', (ifNoneMatch, isKnown) => {
  expect(isNotModified(ifNoneMatch, '"a"')).toBe(isKnown)
})
