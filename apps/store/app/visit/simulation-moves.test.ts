import { type CartState, EMPTY_CART } from '@benefits/domain/cart/cart-state'
import { addLine } from '@benefits/domain/cart/lines/add-line'
import { sampleLine } from '@benefits/domain/cart/sample-lines'
import { expect, test } from 'vitest'
import { withCart } from './cart-slice.ts'
import type { ChosenOffer } from './choose-offer.ts'
import { applySimulation } from './simulation-moves.ts'
import { firstVisit } from './visitor-state.ts'

const OFFER: ChosenOffer = { code: 'oferta', groupCodes: [207] }
const cartOf = (productCode: number, interest: CartState['interest'] = []) =>
  addLine({ ...EMPTY_CART, interest }, sampleLine({ productCode }))
const visitWith = (cart: CartState) => ({
  ...firstVisit,
  shopping: { ...withCart(firstVisit.shopping, cart), pricedRevision: cart.revision },
})
const codesOf = ({ lines }: CartState) => lines.map(({ productCode }) => productCode)

test('a simulation takes the cart’s place, and the cart of before is kept aside with what was marked', () => {
  const marked = cartOf(27, [{ id: 900, name: 'Mobilidade' }])
  const { shopping } = applySimulation(visitWith(marked), cartOf(31), OFFER)
  expect(codesOf(shopping.cart)).toEqual([31])
  expect(shopping.cart.interest).toEqual([])
  expect(shopping.asideCarts).toEqual([marked])
  expect(shopping).toMatchObject({ offerCode: 'oferta', offerGroupCodes: [207] })
})

test('it is a newer cart than the one before, so that no price of that one is its', () => {
  const before = cartOf(27)
  const { shopping } = applySimulation(visitWith(before), cartOf(31), null)
  expect(shopping.cart.revision).toBeGreaterThan(before.revision)
  expect(shopping.cart.revision).not.toBe(shopping.pricedRevision)
})

test('an empty cart, or one that says the same, is not kept aside', () => {
  expect(applySimulation(firstVisit, cartOf(31), null).shopping.asideCarts).toBeUndefined()
  expect(applySimulation(visitWith(cartOf(31)), cartOf(31), null).shopping.asideCarts).toBeUndefined()
})

test('a simulation without an offer lets go of the one that was followed', () => {
  const visit = visitWith(cartOf(27))
  const followed = { ...visit, shopping: { ...visit.shopping, offerCode: 'outra', offerGroupCodes: [0] } }
  const { shopping } = applySimulation(followed, cartOf(31), null)
  expect(shopping.offerCode).toBeNull()
  expect(shopping.offerGroupCodes).toBeUndefined()
})
