import { describe, expect, test } from 'vitest'
import { cartPath, cartPathOf } from '../../addresses/cart-paths.ts'
import { isCartButtonHidden } from './frame/cart-button.tsx'

const selling = { carts: { 0: 'beneficios', 207: 'multi', 900: 'mobilidade', 20000: 'pontomais' } }
const MAIN = { issuerKind: 'main', selling } as const
const BANK = { issuerKind: 'bankPartner', selling } as const

describe('the cart button', () => {
  test.each([
    '/checkout/acesso-vr',
    '/checkout/conclusao/',
    '/combo/carrinho/multi',
    '/pedido/dados-empresa',
    '/pedido/checkout',
    '/oferta',
  ])('is hidden on %s', (path) => {
    expect(isCartButtonHidden(path)).toBe(true)
  })

  test.each([
    '/',
    '/carrinho/beneficios',
    '/pedido/carrinho',
    '/pedido/carrinho/',
    '/faq',
    '/ofertas-antigas',
  ])('is there on %s', (path) => {
    expect(isCartButtonHidden(path)).toBe(false)
  })
})

describe('the address of a cart', () => {
  test.each([
    [0, '/carrinho/beneficios'],
    [207, '/carrinho/multi'],
    [900, '/carrinho/mobilidade'],
    [20000, '/carrinho/pontomais'],
    [500, '/'],
    [null, '/'],
  ])('of modality %s on the main issuer is %s', (groupCode, path) => {
    expect(cartPath(MAIN, groupCode)).toBe(path)
  })

  test('on a bank partner is the order cart, whatever the modality', () => {
    expect(cartPath(BANK, 200)).toBe('/pedido/carrinho')
    expect(cartPath(BANK, null)).toBe('/')
  })
})

test('service groups that are hired in one go have a cart of their own, whichever form is open', () => {
  const joint = { jointGroupCodes: [900, 20000], selectedGroupCode: 20000 }
  expect(cartPathOf(MAIN, joint)).toBe('/carrinho/solucoes')
  expect(cartPathOf(MAIN, { ...joint, jointGroupCodes: [] })).toBe('/carrinho/pontomais')
  expect(cartPathOf(BANK, { ...joint, jointGroupCodes: [] })).toBe('/pedido/carrinho')
})
