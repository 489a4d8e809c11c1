import { expect, test } from 'vitest'
import { checkoutPath } from './checkout-paths.ts'
import { readClientId } from './client-id.ts'

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

test.each([
  ['a=1; loja_cliente=0199-aa; b=2', '0199-aa'],
  ['minha_loja_cliente=x', ''],
  ['', ''],
])('the client id of the cookies %j is %j', (cookies, id) => {
  expect(readClientId(cookies)).toBe(id)
})
