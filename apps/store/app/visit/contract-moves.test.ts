import { centavos } from '@benefits/domain/money/centavos'
import type { Pricing } from '@benefits/domain/pricing/pricing'
import { expect, test } from 'vitest'
import { applyNewPrice } from './contract-moves.ts'
import { firstVisit } from './visitor-state.ts'

const priceOf = (total: number): Pricing => ({
  total: centavos(total),
  totalWithDiscount: centavos(total),
  totalFees: centavos(0),
  totalBenefits: centavos(0),
  groups: {},
  lines: [],
})
const { shopping, purchase } = firstVisit
const { revision } = shopping.cart
const registered = {
  shopping: { ...shopping, pricing: priceOf(500_990), pricedRevision: revision },
  purchase: {
    ...purchase,
    cartId: 'cart',
    registeredRevision: revision,
    authorisedCard: { cartId: 'cart', brand: 'visa', lastDigits: '0060' },
  },
} as const

test('another price takes the place of the shown one, and the card that held that is free', () => {
  const taken = applyNewPrice(registered, priceOf(502_990))
  expect(taken.shopping).toMatchObject({ pricing: { total: 502_990 }, pricedRevision: revision })
  expect(taken.purchase).toEqual({ ...registered.purchase, authorisedCard: null })
})

test('the shown price leaves everything as it is', () => {
  expect(applyNewPrice(registered, priceOf(500_990))).toEqual({})
})

test('while no price is shown, or the cart is not the registered one, nothing is taken', () => {
  const unpriced = { ...registered, shopping: { ...registered.shopping, pricedRevision: null } }
  const edited = { ...registered, purchase: { ...registered.purchase, registeredRevision: null } }
  expect([unpriced, edited].map((one) => applyNewPrice(one, priceOf(502_990)))).toEqual([{}, {}])
})
