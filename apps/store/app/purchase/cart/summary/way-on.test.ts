import { expect, test } from 'vitest'
import { behindCart, type WayOn } from './way-on.ts'

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
