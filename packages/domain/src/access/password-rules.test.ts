import { describe, expect, test } from 'vitest'
import { isPasswordTooLong, PASSWORD_RULES, passwordProblems } from './password-rules.ts'

describe('passwordProblems', () => {
  test.each([
    'Segura#1',
    'aB;cdefg9',
    'Nova senha.7',
    'Ação@2026x',
    'Xy!98765',
    'Fim!1112',
    `A1!${'x'.repeat(125)}`,
  ])('%s keeps every rule', (password) => {
    expect(passwordProblems(password)).toEqual([])
  })

  test.each([
    ['Segur#1', ['minLength']],
    ['segura#1', ['uppercase']],
    ['Segura##', ['digit']],
    ['Segura$1', ['special']],
    ['Segura#123', ['noSequence']],
    ['Segura#890', ['noSequence']],
    ['012Segura#', ['noSequence']],
    ['Segura#111', ['noRepeatedEnd']],
    ['Segura#0000', ['noRepeatedEnd']],
    ['', ['minLength', 'uppercase', 'digit', 'special']],
  ])('%j breaks %j', (password, problems) => {
    expect(passwordProblems(password)).toEqual(problems)
  })

  test.each(['012', '123', '234', '345', '456', '567', '678', '789', '890'])('%s is a sequence', (run) => {
    expect(passwordProblems(`Segura#${run}a`)).toEqual(['noSequence'])
  })

  test('falling runs, 901 and repetitions before the end are allowed', () => {
    for (const run of ['321', '987', '901', '111a']) expect(passwordProblems(`Segura#${run}`)).toEqual([])
  })

  test.each([...';.!?@#%'])('%s counts as special', (character) => {
    expect(passwordProblems(`Segura1x${character}`)).toEqual([])
  })

  test('each rule is listed once, in the order of the form', () => {
    expect(PASSWORD_RULES.map((rule) => rule.id)).toEqual([
      'minLength',
      'uppercase',
      'digit',
      'special',
      'noSequence',
      'noRepeatedEnd',
    ])
  })

  test('128 characters are the most', () => {
    expect(isPasswordTooLong('ã'.repeat(128))).toBe(false)
    expect(isPasswordTooLong('ã'.repeat(129))).toBe(true)
  })
})
