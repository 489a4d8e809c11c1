import { describe, expect, test } from 'vitest'
import {
  fieldMessages,
  maxValueMessage,
  minQuantityMessage,
  minValueMessage,
  passwordRuleTexts,
  planEmployeesMessage,
} from './field-messages.ts'

describe('field messages', () => {
  test('every message is a finished text of its own', () => {
    const texts: string[] = [...Object.values(fieldMessages), ...Object.values(passwordRuleTexts)]
    for (const text of texts) expect(text).toMatch(/^\p{Lu}.*[\p{L}\p{N}.)]$/u)
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('limits are told with their number or amount at the end', () => {
    expect(fieldMessages.minQuantity).toBe('Quantidade mínima de cartões: 1')
    expect(minQuantityMessage(5)).toBe('Quantidade mínima de cartões: 5')
    expect(planEmployeesMessage(10)).toBe('Qtd. max: 10')
    expect(minValueMessage('R$ 5,00')).toMatch(/: R\$ 5,00$/)
    expect(maxValueMessage('R$ 5.000,00')).toMatch(/: R\$ 5\.000,00$/)
    expect(minValueMessage('R$ 5,00')).not.toBe(maxValueMessage('R$ 5,00'))
  })
})
