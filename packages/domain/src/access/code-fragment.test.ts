import { describe, expect, test } from 'vitest'
import { codeFragment, openingFragment, readCodeFragment, readOpeningFragment } from './code-fragment.ts'

test('the fragment with a message’s key is read as it was written, and anything else is none', () => {
  const key = `${'a-B_9'.repeat(9)}.m3x.${'z'.repeat(43)}`
  expect(openingFragment(key)).toBe(`#continuar=${key}`)
  expect(readOpeningFragment(openingFragment(key))).toBe(key)
  for (const hash of [
    '',
    '#continuar=',
    '#continuar=a b',
    `#codigo=${key}`,
    `#continuar=${'a'.repeat(301)}`,
  ]) {
    expect(readOpeningFragment(hash)).toBeNull()
  }
})

describe('the fragment with a code', () => {
  test('is read as it was written, in small letters too', () => {
    expect(codeFragment('ABC234')).toBe('#codigo=ABC234')
    expect(readCodeFragment('#codigo=ABC234')).toBe('ABC234')
    expect(readCodeFragment('#codigo=abc234')).toBe('ABC234')
  })

  test.each(['', '#dados', '#codigo=', '#codigo=ABC23', '#outro=ABC234', 'codigo=ABC234'])(
    '%j has no code',
    (hash) => {
      expect(readCodeFragment(hash)).toBeNull()
    },
  )
})
