import { sampleLine } from '@benefits/domain/cart/sample-lines'
import { centavos } from '@benefits/domain/money/centavos'
import { expect, test } from 'vitest'
import { walletHint } from './wallet-hint.ts'

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
  expect(walletHint(offer, { cart }, { cards, balances })).toMatch(hint)
})
