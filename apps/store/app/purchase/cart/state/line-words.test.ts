import { sampleAdditional, sampleLine } from '@benefits/domain/cart/sample-lines'
import type { Centavos } from '@benefits/domain/money/centavos'
import { expect, test } from 'vitest'
import { extensionWords, lineWords } from './line-words.ts'

const plan = sampleLine({
  productCode: 20152,
  name: 'RH Digital Gerencial',
  quantity: 50,
  monthlyValue: 0 as Centavos,
  groupCode: 20000,
  lineType: 'hcm',
  planPeriod: 'annual',
})

const extra = (name: string, required: boolean) => sampleAdditional({ name, required })

test('a plan is told by its employees and how it is paid', () => {
  expect(lineWords(plan)).toBe('50 colaboradores, pagamento anual')
  expect(lineWords({ ...plan, quantity: 1, planPeriod: 'monthly' })).toBe('1 colaborador, pagamento mensal')
})

test('cards are told by their number and value', () => {
  const words = lineWords({ ...plan, lineType: 'benefit', quantity: 12, monthlyValue: 65_000 as Centavos })
  expect(words).toMatch(/^12 × R\$\s650,00$/)
})

test('a line without its amount or its value says what is missing', () => {
  for (const missing of [{ quantity: 0 }, { monthlyValue: 0 as Centavos }]) {
    const line = { ...plan, lineType: 'mobility', monthlyValue: 20_000 as Centavos, ...missing } as const
    expect(lineWords(line)).toBe('Preencha quantidade e valor')
  }
})

test('a plan without employees asks for them alone', () => {
  expect(lineWords({ ...plan, quantity: 0 })).toBe('Preencha a quantidade de colaboradores')
})

test('of what a plan comes with only the chosen extensions are named', () => {
  expect(extensionWords({ additionalProducts: [extra('Controle de ponto', true)] })).toBeNull()
  const additionalProducts = [extra('Feedback', false), extra('Holerite digital', false)]
  expect(extensionWords({ additionalProducts })).toBe('Com Feedback e Holerite digital')
})
