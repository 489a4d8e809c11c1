import { sampleLine } from '@benefits/domain/cart/sample-lines'
import { centavos } from '@benefits/domain/money/centavos'
import { expect, test } from 'vitest'
import { packageHint } from './package-hint.ts'

const offer = { items: [], rules: [], minCards: 5, minValue: centavos(100_000), minEmployees: 0 }
const balance = sampleLine({ monthlyValue: centavos(20_000) })

test.each([
  ['no number of cards', 0, [], 'Informe a quantidade de cartões.'],
  ['no balance', 3, [], 'Escolha um saldo.'],
  ['two cards too few', 3, [balance], 'Faltam 2 cartões para a oferta valer.'],
  ['a card too few', 4, [balance], 'Falta 1 cartão para a oferta valer.'],
  [
    'cards enough, and too little on them',
    5,
    [balance],
    /^Faltam R\$\s400,00 de crédito para a oferta valer\.$/,
  ],
])('a package with %s says the next thing to do', (_what, cards, balances, hint) => {
  const cart = { totalBenefits: centavos(60_000), cards, employees: 0, groupCodes: [] }
  expect(packageHint(offer, { cart }, { cards, balances })).toMatch(hint)
})

test.each([
  ['none of its cards', 0, 'Escolha um cartão.'],
  ['a card too few', 4, 'Falta 1 cartão para a oferta valer.'],
])('a package of single cards with %s says the next thing to do', (_what, cards, hint) => {
  const cart = { totalBenefits: centavos(60_000), cards, employees: 0, groupCodes: [0] }
  expect(packageHint(offer, { cart }, null)).toBe(hint)
})
