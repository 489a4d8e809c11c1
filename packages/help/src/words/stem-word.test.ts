import { expect, test } from 'vitest'
import { stemWord } from './stem-word.ts'

test.each([
  ['cancel', ['cancelar', 'cancelamento', 'cancelados', 'cancela', 'cancelei', 'cancelando']],
  ['carta', ['cartao', 'cartoes']],
  ['perd', ['perda', 'perder', 'perdi', 'perdido', 'perdeu', 'perdas']],
  ['aliment', ['alimentacao', 'alimentos', 'alimentar', 'alimentasao']],
  ['bloque', ['bloqueio', 'bloqueado', 'bloquear']],
  ['exclu', ['excluir', 'exclusao']],
  ['valor', ['valor', 'valores']],
  ['entreg', ['entrega', 'entregas', 'entregar', 'entregou']],
  ['venc', ['vence', 'vencer', 'vencido', 'vencimento']],
])('%s is the stem of %j', (stem, words) => {
  expect(words.map(stemWord)).toEqual(words.map(() => stem))
})

test.each(['vt', 'rh', 'pat', 'api'])('%s is short and its own stem', (word) => {
  expect(stemWord(word)).toBe(word)
})

test('words that only look alike are apart', () => {
  const stems = ['contato', 'contrato', 'conta', 'emissao', 'demissao', 'boleto', 'bolso'].map(stemWord)
  expect(new Set(stems).size).toBe(stems.length)
})
