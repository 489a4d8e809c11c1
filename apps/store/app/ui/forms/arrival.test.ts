import { expect, test } from 'vitest'
import { arrivalOf, isWrittenNumber, seenText } from './arrival.ts'

test.each([
  ['500', true, 'insertFromPaste', 'pasted'],
  ['500', true, 'insertFromDrop', 'pasted'],
  ['5', true, 'insertFromPaste', 'pasted'],
  ['500', true, 'insertText', 'whole'],
  ['5', true, 'insertText', 'typed'],
  ['10500', false, 'insertFromPaste', 'typed'],
  ['105', false, 'insertText', 'typed'],
  ['500', true, '', 'whole'],
] as const)('%j that replaced everything (%s) by %j is %s', (text, isReplaced, inputType, arrival) => {
  expect(arrivalOf(text, isReplaced, inputType)).toBe(arrival)
})

test.each([
  ['500', 'pasted', true],
  ['1.000', 'whole', true],
  ['50000', 'whole', false],
  ['1.000', 'typed', false],
] as const)('%j that is %s is read by its signs: %s', (text, arrival, isWritten) => {
  expect(isWrittenNumber(text, arrival)).toBe(isWritten)
})

test.each([
  ['\ufeff1) Marina\u200b', 'pasted', 'Marina'],
  ['a) 500', 'whole', '500'],
  ['11) 98765-4321', 'pasted', '11) 98765-4321'],
  ['1) \u202aMarina', 'typed', '1) Marina'],
] as const)('of %j, %s, counts %j', (text, arrival, seen) => {
  expect(seenText(text, arrival)).toBe(seen)
})
