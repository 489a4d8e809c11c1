import { EMPTY_CART } from '@benefits/domain/cart/cart-state'
import { addLine } from '@benefits/domain/cart/lines/add-line'
import { sampleLine } from '@benefits/domain/cart/sample-lines'
import { centavos } from '@benefits/domain/money/centavos'
import { expect, test } from 'vitest'
import { withCart } from './cart-slice.ts'
import { isHeldHere, type KeptCart, takeKeptCart } from './kept-moves.ts'
import { firstVisit, type VisitorState } from './visitor-state.ts'

const MEAL = sampleLine({ productCode: 27, name: 'Refeição' })
const AUTO = sampleLine({ productCode: 34, name: 'Auto' })
const BALANCE = sampleLine({ productCode: 2076, name: 'Multi Auto', groupCode: 207 })
const OFFER = { code: 'super-oferta-multi', groupCodes: [207] }

const kept = (change: Partial<KeptCart> = {}): KeptCart => ({
  leadId: 'kept',
  registeredAt: '2026-11-21T10:00:00.000-03:00',
  total: centavos(500_000),
  lines: [MEAL],
  addOnCodes: [],
  offer: null,
  ...change,
})
const visit: VisitorState = {
  ...firstVisit,
  shopping: withCart(firstVisit.shopping, addLine(EMPTY_CART, AUTO)),
  customer: { ...firstVisit.customer, leadId: 'own' },
  purchase: { ...firstVisit.purchase, cartId: 'own', registeredRevision: 1 },
}

test('a kept cart goes on under its lead, priced anew, and the tab’s own one is kept aside', () => {
  const { shopping, customer, purchase } = takeKeptCart(visit, kept())
  expect(shopping.cart.lines).toEqual([MEAL])
  expect(shopping.asideCarts?.[0]?.lines).toEqual([AUTO])
  expect(shopping.cart.revision).not.toBe(shopping.pricedRevision)
  expect(customer.leadId).toBe('kept')
  expect([purchase.cartId, purchase.registeredRevision]).toEqual([null, null])
})

test('its offer and services come along, and the services not without the offer', () => {
  const given = { lines: [BALANCE], addOnCodes: [680] }
  const followed = takeKeptCart(visit, kept({ ...given, offer: OFFER })).shopping
  expect([followed.offerCode, followed.cart.addOnCodes]).toEqual([OFFER.code, [680]])
  const ended = takeKeptCart(visit, kept(given)).shopping
  expect([ended.offerCode, ended.cart.addOnCodes]).toEqual([null, []])
})

test('a cart that the tab holds already is none to go back to', () => {
  expect(isHeldHere(visit, kept())).toBe(false)
  expect(isHeldHere(visit, kept({ lines: [AUTO] }))).toBe(true)
  expect(isHeldHere(visit, kept({ lines: [{ ...AUTO, quantity: AUTO.quantity + 1 }] }))).toBe(false)
})
