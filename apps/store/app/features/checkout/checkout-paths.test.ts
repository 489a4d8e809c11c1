import { expect, test } from 'vitest'
import { checkoutPath } from './checkout-paths.ts'

test.each([
  [0, '/checkout/carrinho/beneficios'],
  [207, '/checkout/carrinho/multi'],
  [20000, '/checkout/carrinho/pontomais'],
  [null, '/checkout/carrinho'],
])('the cart after the code names the modality %s', (groupCode, path) => {
  expect(checkoutPath('checkoutCart', groupCode)).toBe(path)
})

test('every other step has one address', () => {
  expect([checkoutPath('summary', 0), checkoutPath('conclusion', null)]).toEqual([
    '/checkout/resumo',
    '/checkout/conclusao',
  ])
})
