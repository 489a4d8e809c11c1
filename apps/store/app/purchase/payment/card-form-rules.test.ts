import { describe, expect, test } from 'vitest'
import { findProblems } from '../../ui/forms/form-rules.ts'
import { cardFormRules } from './card-form-rules.ts'
import { NO_CARD } from './card-values.ts'

const rules = cardFormRules(() => new Date('2026-11-21T13:00:00Z'))
const card = { number: '4024 0071 5376 0060', holder: 'JOANA PRADO', expiry: '12/31', cvv: '123' }

describe('the card’s form', () => {
  test('takes a whole card', () => {
    expect(findProblems(rules, card)).toEqual({})
    expect(findProblems(rules, { ...card, number: '3782 822400 00040', cvv: '1234' })).toEqual({})
  })

  test('wants everything', () => {
    expect(findProblems(rules, NO_CARD)).toEqual({
      number: 'Obrigatório',
      holder: 'Obrigatório',
      expiry: 'Obrigatório',
      cvv: 'Obrigatório',
    })
  })

  test.each([
    [{ number: '4024 0071 5376 0061' }, { number: 'Número do cartão inválido' }],
    [{ holder: 'JOANA PRADO DE ALCANTARA X' }, { holder: 'Máximo de 24 caracteres' }],
    [{ expiry: '13/31' }, { expiry: 'Validade inválida' }],
    [{ expiry: '12/' }, { expiry: 'Validade inválida' }],
    [{ expiry: '10/26' }, { expiry: 'Este cartão está vencido' }],
    [{ cvv: '12' }, { cvv: 'CVV inválido' }],
    [{ cvv: '1234' }, { cvv: 'CVV inválido' }],
  ])('%o', (change, problems) => {
    expect(findProblems(rules, { ...card, ...change })).toEqual(problems)
  })

  test('writes as people type and paste', () => {
    expect(rules.number.format?.('4024007153760060')).toBe('4024 0071 5376 0060')
    expect(rules.number.format?.('4'.repeat(25))).toHaveLength(23)
    expect(rules.holder.format?.('Joana 2 Prado*')).toBe('Joana  Prado')
    expect(rules.expiry.format?.('1231')).toBe('12/31')
    expect(rules.cvv.format?.('12a34567')).toBe('1234')
    expect(rules.holder.format?.('Joana D´Ávila')).toBe("Joana D'Ávila")
    expect(rules.expiry.format?.('2031-12')).toBe('12/31')
  })

  test('tells what was pasted and is too much, instead of cutting it', () => {
    const number = rules.number.format?.('4024 0071 5376 0060 12/31 123', true) ?? ''
    expect(findProblems(rules, { ...card, number })).toEqual({ number: 'Número do cartão inválido' })
    const cvv = rules.cvv.format?.('12345', true) ?? ''
    expect(findProblems(rules, { ...card, number: '3782 822400 00040', cvv })).toEqual({
      cvv: 'CVV inválido',
    })
  })
})
