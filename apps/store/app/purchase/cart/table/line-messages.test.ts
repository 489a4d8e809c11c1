import type { Centavos } from '@benefits/domain/money/centavos'
import { describe, expect, test } from 'vitest'
import { lineMessages } from './line-messages.ts'

const limits = {
  minCardValue: 500 as Centavos,
  maxCardValue: 500_000 as Centavos,
  minValues: { 900: 1_000 as Centavos },
  maxEmployees: {},
}
const plain = (text: string | null) => text?.replace(/\u00A0/g, ' ') ?? null

function messages(quantity: number | null, monthlyValue: number | null, productCode = 27) {
  const told = lineMessages(
    { productCode, lineType: 'benefit', quantity, monthlyValue: monthlyValue as Centavos | null },
    limits,
  )
  return { quantity: plain(told.quantity), value: plain(told.value) }
}

describe('the messages of a card’s fields', () => {
  test('ask for what is missing, zero reais included', () => {
    expect(messages(null, null)).toEqual({ quantity: 'É obrigatório', value: 'É obrigatório' })
    expect(messages(1, 0).value).toBe('É obrigatório')
  })

  test('name the least number of cards', () => {
    expect(messages(0, 500).quantity).toBe('Quantidade mínima de cartões: 1')
  })

  test('name the least and the most value, and accept both', () => {
    expect(messages(1, 499).value).toBe('Valor mínimo por cartão: R$ 5,00')
    expect(messages(1, 500_001).value).toBe('Valor máximo por cartão: R$ 5.000,00')
    expect(messages(1, 500)).toEqual({ quantity: null, value: null })
    expect(messages(999, 500_000)).toEqual({ quantity: null, value: null })
  })

  test('name the least value of the product where it has one of its own', () => {
    expect(messages(1, 999, 900).value).toBe('Valor mínimo por cartão: R$ 10,00')
    expect(messages(1, 1_000, 900).value).toBeNull()
  })
})
