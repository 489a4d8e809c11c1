import { sampleLine } from '@benefits/domain/cart/sample-lines'
import type { LineLimits } from '@benefits/domain/catalogue/line-limits'
import { type Centavos, centavos } from '@benefits/domain/money/centavos'
import { expect, test } from 'vitest'
import { behindCart, cartHint, type WayOn } from './way-on.ts'

const go = () => {}
const lead = () => {}
const WAYS = {
  ready: { is: 'ready', go },
  waiting: { is: 'waiting' },
  missing: { is: 'missing', words: 'Aceite o contrato', lead },
  instead: { is: 'instead', go },
} as const satisfies Record<WayOn['is'], WayOn>

test.each([
  ['ready', 'ready'],
  ['waiting', 'waiting'],
  ['missing', 'missing'],
  ['instead', 'instead'],
] as const)('a priced cart that lacks nothing leaves the page its way: %s', (page, is) => {
  expect(behindCart(WAYS[page], null, true)).toEqual(WAYS[is])
})

test.each([
  ['ready', 'waiting'],
  ['waiting', 'waiting'],
  ['missing', 'missing'],
  ['instead', 'instead'],
] as const)('without a price a page that is %s is %s: the total says why', (page, is) => {
  expect(behindCart(WAYS[page], null, false)).toEqual(WAYS[is])
})

test.each([
  ['ready', { is: 'missing', words: 'Preencha' }],
  ['waiting', { is: 'missing', words: 'Preencha' }],
  ['missing', { is: 'missing', words: 'Preencha', lead }],
  ['instead', WAYS.instead],
] as const)('what the cart lacks comes before a page that is %s', (page, way) => {
  expect(behindCart(WAYS[page], 'Preencha', true)).toEqual(way)
})

test('a page that does something else first keeps its reason, whatever the cart lacks', () => {
  const instead: WayOn = { is: 'instead', go, hint: 'Atende até 10 colaboradores.' }
  expect(behindCart(instead, 'Preencha', false, 'Informe a quantidade de Refeição.')).toEqual(instead)
})

const limits: LineLimits = {
  minCardValue: centavos(500),
  maxCardValue: centavos(500_000),
  minValues: {},
  maxEmployees: {},
}
const NOTHING = 0 as Centavos
const meal = sampleLine({ name: 'Refeição Banco Parceiro' })
const plan = sampleLine({ name: 'RH Digital', lineType: 'hcm', quantity: 0, monthlyValue: NOTHING })

test.each([
  ['nothing of a cart that is filled in', [meal], null],
  ['nothing of an empty cart, of which only its page knows', [], null],
  ['a quantity', [{ ...meal, quantity: 0 }], 'Informe a quantidade de Refeição.'],
  ['a value', [meal, { ...meal, monthlyValue: NOTHING }], 'Informe o valor de Refeição.'],
  ['a value out of bounds', [{ ...meal, monthlyValue: centavos(499) }], 'Confira o valor de Refeição.'],
  ['a plan’s employees', [plan], 'Informe a quantidade de colaboradores.'],
])('the next thing to do is told of %s', (_what, lines, hint) => {
  expect(cartHint({ lines }, limits, (name) => name.replace(' Banco Parceiro', ''))).toBe(hint)
})

test('of a card with balances the next thing to do is its own quantity, whatever the balance', () => {
  const balance = { ...meal, quantity: 0 }
  const hint = (quantity: number) =>
    cartHint({ lines: [{ ...balance, quantity }] }, limits, (name) => name, [balance.groupCode])
  expect(hint(0)).toBe('Informe a quantidade de cartões.')
  expect(hint(10_000)).toBe('Confira a quantidade de cartões.')
})

test('the hint of the cart stands before that of its page', () => {
  const page = { ...WAYS.missing, hint: 'Faltam 2 cartões' }
  expect(behindCart(page, 'Preencha', true, 'Informe o valor')).toMatchObject({ hint: 'Informe o valor' })
  expect(behindCart(page, 'Preencha', true)).toMatchObject({ hint: 'Faltam 2 cartões' })
})
