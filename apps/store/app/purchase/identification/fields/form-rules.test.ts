import { describe, expect, test } from 'vitest'
import { cnpjRule } from '../../../forms/contact/public.ts'
import { findProblems, isToldAtOnce } from '../../../ui/forms/form-rules.ts'
import { emptyDraft } from '../../../visit/access-slice.ts'
import { representativeRules } from './representative-rules.ts'
import { secretRules } from './secret-fields.tsx'

describe('the company’s form', () => {
  test.each([
    ['', 'CNPJ é obrigatório'],
    ['11.222.333/0001', 'Número de CNPJ inválido'],
    ['11.222.333/0001-82', 'Número de CNPJ inválido'],
    ['11.222.333/0001-81', undefined],
    ['12.ABC.345/01DE-35', undefined],
  ])('%j says %j', (cnpj, message) => {
    expect(findProblems({ cnpj: cnpjRule }, { cnpj }).cnpj).toBe(message)
  })
})

describe('the representative’s form', () => {
  // 23:30 of 20 November in São Paulo is the 21st in UTC.
  const rules = representativeRules(() => new Date('2026-11-21T02:30:00Z'), false)
  const good = {
    ...emptyDraft,
    firstName: 'Marina',
    lastName: 'Oliveira',
    email: 'marina@padaria.example',
    mobile: '(11) 98765-4321',
    cpf: '529.982.247-25',
    birthDate: '14/03/1985',
  }

  test('a good one has no problems', () => {
    expect(findProblems(rules, good)).toEqual({})
  })

  test.each([
    ['firstName', '', 'Nome é obrigatório'],
    ['firstName', 'Ze', 'Mínimo de 3 caracteres'],
    ['lastName', '', 'Sobrenome é obrigatório'],
    ['lastName', 'Li', 'Mínimo de 3 caracteres'],
    ['lastName', 'a'.repeat(25), 'Máximo de 24 caracteres'],
    ['email', '', 'E-mail é obrigatório'],
    ['email', 'a@b', 'E-mail inválido'],
    ['email', `${'a'.repeat(60)}@x.example`, undefined],
    ['email', `${'a'.repeat(62)}@x.example`, 'Máximo de 70 caracteres'],
    ['mobile', '', 'Celular é obrigatório'],
    ['mobile', '(11) 8765-4321', 'Celular inválido'],
    ['mobile', '(20) 98765-4321', 'Celular inválido'],
    ['cpf', '', 'CPF é obrigatório'],
    ['cpf', '529.982.247-26', 'CPF inválido'],
    ['birthDate', '', 'Dt. de Nasc. é obrigatória'],
    ['birthDate', '31/02/2000', 'Data inválida'],
    ['birthDate', '20/11/2008', undefined],
    ['birthDate', '21/11/2008', 'É necessário ser maior de 18 anos'],
    ['birthDate', '19/11/1926', 'Data inválida'],
  ] as const)('%s %j says %j', (field, value, message) => {
    expect(findProblems(rules, { ...good, [field]: value })[field]).toBe(message)
  })

  test('terms are asked for only of accounts that skip the password', () => {
    const legacy = representativeRules(() => new Date(), true)
    expect(findProblems(legacy, good).acceptedTerms).toBe('É necessário aceitar os termos para continuar')
  })

  test('what is not allowed is dropped as typed', () => {
    expect(rules.firstName.format?.('M4ri#na')).toBe('Mrina')
    expect(rules.email.format?.('ma rina!@x.example')).toBe('marina@x.example')
    expect(rules.mobile.format?.('11987654321')).toBe('(11) 98765-4321')
    expect(rules.birthDate.format?.('14031985')).toBe('14/03/1985')
  })
})

describe('the password’s form', () => {
  const good = { password: 'Ventania7!', confirmedPassword: 'Ventania7!', acceptedTerms: true }

  test('a good one has no problems', () => {
    expect(findProblems(secretRules, good)).toEqual({})
  })

  test('the confirmation must be the same', () => {
    expect(findProblems(secretRules, { ...good, confirmedPassword: 'Ventania7?' })).toEqual({
      confirmedPassword: 'Por favor, digite a mesma senha do campo anterior.',
    })
  })

  test('an empty password, a weak one and unaccepted terms are told', () => {
    expect(findProblems(secretRules, { ...good, password: '' }).password).toBe('O campo senha é obrigatório')
    expect(findProblems(secretRules, { ...good, password: 'ventania' }).password).toBe(
      'A senha ainda não atende a todas as regras',
    )
    expect(findProblems(secretRules, { ...good, acceptedTerms: false }).acceptedTerms).toBe(
      'É necessário aceitar os termos para continuar',
    )
  })

  test('a confirmation is judged once it is as long as the password', () => {
    const typed = (confirmedPassword: string) =>
      isToldAtOnce(
        secretRules,
        'confirmedPassword',
        { ...good, confirmedPassword },
        confirmedPassword.slice(0, -1),
      )
    expect(typed('Vent')).toBe(false)
    expect(typed('Ventania7?')).toBe(true)
  })
})
