import { describe, expect, test } from 'vitest'
import { type FormRules, findProblems, isToldAtOnce } from './form-rules.ts'

type Values = { code: string; again: string; agreed: boolean }

const rules: FormRules<Values> = {
  code: { check: (code) => (code.length === 4 ? null : 'four'), isWhole: (code) => code.length >= 4 },
  again: { check: (again, { code }) => (again === code ? null : 'same') },
  agreed: { check: (agreed) => (agreed ? null : 'agree') },
}

describe('a form’s rules', () => {
  test('a form that keeps every rule has no problems', () => {
    expect(findProblems(rules, { code: 'abcd', again: 'abcd', agreed: true })).toEqual({})
  })

  test('each broken rule is told under its field, in the order of the form', () => {
    const problems = findProblems(rules, { code: 'abc', again: 'abd', agreed: false })
    expect(Object.entries(problems)).toEqual([
      ['code', 'four'],
      ['again', 'same'],
      ['agreed', 'agree'],
    ])
  })

  test('a whole or an emptied field is told at once, a half-typed one waits', () => {
    const values = { code: 'ab', again: '', agreed: false }
    expect(isToldAtOnce(rules, 'code', values, 'a')).toBe(false)
    expect(isToldAtOnce(rules, 'code', { ...values, code: 'abcde' }, 'abcd')).toBe(true)
    expect(isToldAtOnce(rules, 'code', { ...values, code: '' }, 'a')).toBe(true)
    expect(isToldAtOnce(rules, 'again', { ...values, again: 'ab' }, 'a')).toBe(false)
  })

  test('a field that came in one piece is told at once, the signs of a mask are nobody’s typing', () => {
    const values = { code: '', again: 'ab', agreed: false }
    expect(isToldAtOnce(rules, 'again', values, '')).toBe(true)
    expect(isToldAtOnce(rules, 'again', { ...values, again: '(11) 9' }, '(11')).toBe(false)
  })
})
