import { describe, expect, test } from 'vitest'
import { codeFragment, readCodeFragment } from './code-fragment.ts'

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
