import { expect, it } from 'vitest'
import { arrivalOf, isWrittenNumber } from './arrival.ts'

it.each([
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

it.each([
  ['500', 'pasted', true],
  ['1.000', 'whole', true],
  ['50000', 'whole', false],
  ['1.000', 'typed', false],
] as const)('%j that is %s is read by its signs: %s', (text, arrival, isWritten) => {
  expect(isWrittenNumber(text, arrival)).toBe(isWritten)
})
