import { expect, test } from 'vitest'
import { applyToPasted } from './apply-to-pasted.ts'

const PAIR = { pattern: '99-99', written: /\b[0-9]{2}-?[0-9]{2}\b/g, significant: /[0-9]/g } as const
const LETTERS = { ...PAIR, pattern: 'XX-99', significant: /[0-9A-Za-z]/g } as const

test.each([
  ['', ''],
  ['12', '12'],
  ['1234', '12-34'],
  ['nº 12-34 ', '12-34'],
  ['12-34, linha 5', '12-34'],
  ['12-34 e 12-34', '12-34'],
  [' 12-34 e 56-78 ', '12-34 e 56-78'],
  [' 12345 ', '12345'],
])('%j pasted is %j', (text, result) => {
  expect(applyToPasted(text, PAIR)).toBe(result)
})

test('letters count where the pattern takes them', () => {
  expect(applyToPasted('ab12', LETTERS)).toBe('AB-12')
  expect(applyToPasted(' ab12c ', LETTERS)).toBe('ab12c')
})
