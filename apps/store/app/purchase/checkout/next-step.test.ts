import { expect, test } from 'vitest'
import { nextStepOf } from './next-step.ts'
import { nextStepWords } from './next-step-words.ts'

test.each([
  ['data', true, false, true],
  ['data', true, false, false],
  ['contract', false, false, true],
  ['contract', false, false, false],
  ['payment', false, true, false],
  ['conclude', false, true, true],
  // An accepted contract may be concluded while a form stands open (docs/rules/checkout.md: summary-edit).
  ['conclude', true, true, true],
] as const)('next is %s', (step, isDataOpen, isAccepted, isPaid) => {
  expect(nextStepOf({ isDataOpen, isAccepted, isPaid })).toBe(step)
})

test.each([
  [{ isDataOpen: false, isAccepted: false, isPaid: true }, 'Falta: aceitar o contrato'],
  [
    { isDataOpen: false, isAccepted: false, isPaid: false },
    'Faltam: aceitar o contrato e confirmar o cartão',
  ],
  [{ isDataOpen: true, isAccepted: false, isPaid: false }, 'Falta: concluir os dados cadastrais'],
  [{ isDataOpen: false, isAccepted: true, isPaid: false }, 'Falta: preencher e confirmar o cartão'],
  [{ isDataOpen: true, isAccepted: true, isPaid: true }, 'Pronto para concluir a contratação'],
])('of %j the summary says %j', (done, words) => {
  expect(nextStepWords(done)).toBe(words)
})
