import { expect, test } from 'vitest'
import { checkoutPath } from './checkout-paths.ts'

const selling = { carts: { 0: 'beneficios', 207: 'multi', 20000: 'pontomais' } }
const issuer = { issuerKind: 'main', selling } as const

test.each([
  [0, '/checkout/carrinho/beneficios'],
  [207, '/checkout/carrinho/multi'],
  [20000, '/checkout/carrinho/pontomais'],
  [null, '/checkout/carrinho'],
])('the cart after the code names the modality %s', (groupCode, path) => {
  expect(checkoutPath('checkoutCart', groupCode, issuer)).toBe(path)
})

test('every other step has one address', () => {
  expect([checkoutPath('summary', 0, issuer), checkoutPath('conclusion', null, issuer)]).toEqual([
    '/checkout/resumo',
    '/checkout/conclusao',
  ])
})
