import { expect, test } from 'vitest'
import { nextStepWords } from './next-step-words.ts'

test.each([
  ['Falta: concluir os dados cadastrais', true, false, true],
  ['Falta: concluir os dados cadastrais', true, false, false],
  ['Falta: aceitar o contrato', false, false, true],
  ['Falta: aceitar o contrato', false, false, false],
  ['Falta: preencher e confirmar o cartão', false, true, false],
  ['Pronto para concluir a contratação', false, true, true],
  // An accepted contract may be concluded while a form stands open (docs/rules/checkout.md: summary-edit).
  ['Pronto para concluir a contratação', true, true, true],
])('%s', (words, isDataOpen, isAccepted, isPaid) => {
  expect(nextStepWords({ isDataOpen, isAccepted, isPaid })).toBe(words)
})
