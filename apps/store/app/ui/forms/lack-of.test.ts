import { describe, expect, test } from 'vitest'
import { lackOf } from './lack-of.ts'

const NOUNS = { email: 'o e-mail', cpf: 'o CPF', mobile: 'o celular', birthDate: 'a data de nascimento' }
const EMPTY = { email: '', cpf: '', mobile: '', birthDate: '' }
const asked = (...names: (keyof typeof EMPTY)[]) =>
  Object.fromEntries(names.map((name) => [name, `${name} é obrigatório`]))

describe('what a form still lacks', () => {
  test('is nothing where no rule is broken', () => {
    expect(lackOf(EMPTY, {}, NOUNS)).toBeNull()
  })

  test.each([
    [['cpf'], 'Falta o CPF.'],
    [['email', 'cpf'], 'Faltam o e-mail e o CPF.'],
    [['cpf', 'mobile', 'birthDate'], 'Faltam o CPF, o celular e a data de nascimento.'],
    [['email', 'cpf', 'mobile', 'birthDate'], 'Faltam 4 campos.'],
  ] as const)('%j empty: %s', (names, words) => {
    expect(lackOf(EMPTY, asked(...names), NOUNS)).toBe(words)
  })

  test('what is typed and wrong is to be looked at, after what is empty', () => {
    const typed = { ...EMPTY, email: 'a@b', cpf: '1' }
    expect(lackOf(typed, asked('email'), NOUNS)).toBe('Confira o e-mail.')
    expect(lackOf(typed, asked('email', 'mobile'), NOUNS)).toBe('Falta o celular. Confira o e-mail.')
    expect(lackOf(typed, asked('email', 'cpf', 'mobile', 'birthDate'), NOUNS)).toBe(
      'Faltam 2 campos. Confira 2 campos.',
    )
  })

  test('fields of one noun are one, a tick is empty until it is set', () => {
    const nouns = { street: 'o endereço', city: 'o endereço', agreed: 'o aceite dos termos' }
    const values = { street: '', city: '', agreed: false }
    const problems = { street: 'Obrigatório', city: 'Obrigatório', agreed: 'É necessário aceitar' }
    expect(lackOf(values, problems, nouns)).toBe('Faltam o endereço e o aceite dos termos.')
  })

  test('a field without a noun is counted', () => {
    const problems = { other: 'Obrigatório', cpf: 'CPF é obrigatório' }
    expect(lackOf({ ...EMPTY, other: '' }, problems, NOUNS)).toBe('Faltam 2 campos.')
  })
})
