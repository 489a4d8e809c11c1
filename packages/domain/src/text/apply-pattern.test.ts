import { expect, test } from 'vitest'
import { applyPattern } from './apply-pattern.ts'

test.each([
  ['', '99.999', ''],
  ['12', '99.999', '12'],
  ['123', '99.999', '12.3'],
  ['12345', '99.999', '12.345'],
  ['1234567', '99.999', '12.345'],
  ['12.345', '99.999', '12.345'],
  ['a1b2c3', '99.999', '12.3'],
  ['ab-12', 'XX-99', 'AB-12'],
  ['é1!a', 'XX-99', '1A'],
  ['ab12', '99.999', '12'],
  ['1', '(99) 9', '(1'],
  ['123', '(99) 9', '(12) 3'],
])('%j laid over %s is %j', (text, pattern, result) => {
  expect(applyPattern(text, pattern)).toBe(result)
})
