import { describe, expect, test } from 'vitest'
import { CODE_ALPHABET, normaliseCode } from './verification-code.ts'

describe('verification code', () => {
  test('its alphabet is A-Z and 2-9 without the look-alikes', () => {
    const all = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789']
    expect(all.filter((character) => !CODE_ALPHABET.includes(character))).toEqual(['I', 'L', 'O', '0', '1'])
    expect(CODE_ALPHABET).toHaveLength(31)
  })

  test.each([
    ['abc234', 'ABC234'],
    [' ABC-234\n', 'ABC234'],
    ['abc2345', 'ABC234'],
    ['ßab', 'AB'],
    ['o0', 'O0'],
    ['', ''],
  ])('%j is read as %j', (text, code) => {
    expect(normaliseCode(text)).toBe(code)
  })
})
