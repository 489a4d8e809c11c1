import { expect, test } from 'vitest'
import { firstVisit } from '../../../visit/visitor-state.ts'
import { leavesFlow } from './leaves-flow.ts'

const followed = { ...firstVisit, shopping: { ...firstVisit.shopping, offerCode: 'multi' } }
const line = { groupCode: 207 } as (typeof followed.shopping.cart.lines)[number]
const filled = {
  ...followed,
  shopping: { ...followed.shopping, cart: { ...followed.shopping.cart, lines: [line] } },
}
const step = { from: '/combo/carrinho/multi', to: '/', action: 'PUSH' } as const

test.each([
  ['the package', step],
  ['the package by the browser’s own back', { ...step, action: 'POP' }],
  ['a page of its checkout', { ...step, from: '/checkout/resumo' }],
  ['its order pages for a cart of another modality', { ...step, from: '/pedido/x', to: '/carrinho/multi' }],
] as const)('leaving %s leaves the offer', (_what, one) => {
  expect(leavesFlow(filled, one)).toBe(true)
})

test.each([
  ['for its checkout', filled, { ...step, to: '/checkout/acesso-vr' }],
  ['by a page that sends on by itself', filled, { ...step, action: 'REPLACE' }],
  ['from elsewhere', filled, { ...step, from: '/faq' }],
  ['with nothing in the cart, from the checkout', followed, { ...step, from: '/checkout/carrinho/multi' }],
  ['without an offer', firstVisit, step],
  [
    'with a cart of another modality',
    { ...filled, shopping: { ...filled.shopping, offerGroupCodes: [20_000] } },
    step,
  ],
  ['after the order', { ...filled, purchase: { ...filled.purchase, order: {} as never } }, step],
] as const)('going on %s leaves nothing', (_what, visit, one) => {
  expect(leavesFlow(visit, one)).toBe(false)
})

test('an empty package is left all the same', () => {
  expect(leavesFlow(followed, step)).toBe(true)
})
