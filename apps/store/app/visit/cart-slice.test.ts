import { EMPTY_CART } from '@benefits/domain/cart/cart-state'
import { addLine } from '@benefits/domain/cart/lines/add-line'
import { sampleLine } from '@benefits/domain/cart/sample-lines'
import type { Centavos } from '@benefits/domain/money/centavos'
import type { Pricing } from '@benefits/domain/pricing/pricing'
import { expect, test } from 'vitest'
import { emptied, inChannel, noCart, withCart } from './cart-slice.ts'
import { chooseOffer } from './choose-offer.ts'
import { offerOf } from './offer-of.ts'
import { applyPricing, currentPricing } from './own-pricing.ts'

const none = 0 as Centavos
const meal = sampleLine()
const pricing: Pricing = {
  total: none,
  totalWithDiscount: none,
  totalFees: none,
  totalBenefits: none,
  groups: {},
  lines: [],
}
const added = withCart(noCart, addLine(noCart.cart, meal))
const priced = applyPricing(added, added.cart.revision, pricing)

test('a cart that nobody touched is empty in each of its parts', () => {
  const { cart, ...price } = noCart
  expect(cart).toEqual({
    lines: [],
    addOnCodes: [],
    interest: [],
    planPeriod: 'monthly',
    removedProducts: [],
    selectedGroupCode: null,
    jointGroupCodes: [],
    walletAmount: 0,
    revision: 0,
  })
  expect(price).toEqual({
    pricing: null,
    pricedRevision: null,
    pricingStatus: 'idle',
    pricingFailure: null,
    introSeen: false,
    offerCode: null,
  })
})

test('an emptied cart is that again, but for what the visit has seen and chosen', () => {
  const seen = emptied({ ...priced, introSeen: true, offerCode: 'SUPER' })
  const cart = { ...noCart.cart, revision: priced.cart.revision + 1 }
  expect(seen).toEqual({ ...noCart, cart, introSeen: true, offerCode: 'SUPER' })
})

test('another channel makes the price of the cart unknown until it is asked there', () => {
  const here = inChannel(priced, '')
  expect(currentPricing(here)).toBe(pricing)
  expect(currentPricing(inChannel(here, ''))).toBe(pricing)
  const there = inChannel(here, 'auto')
  expect(currentPricing(there)).toBeNull()
  expect(there).toMatchObject({ channelCode: 'auto', pricingStatus: 'idle', cart: { lines: [meal] } })
  expect(inChannel(inChannel(noCart, ''), 'auto')).toEqual({ ...noCart, channelCode: 'auto' })
})

const SUPER = { code: 'SUPER', groupCodes: [meal.groupCode] }

test('another offer takes the services of the former one with it', () => {
  const served = { ...priced, cart: { ...priced.cart, addOnCodes: [680] } }
  expect(chooseOffer(served, SUPER).cart.addOnCodes).toEqual([])
  expect(chooseOffer(served, null)).toBe(served)
})

test('a cart of other modalities than the offer’s is bought without it, and keeps it selected', () => {
  const chosen = chooseOffer(priced, { ...SUPER, groupCodes: [20000] })
  expect([chosen.offerCode, offerOf(chosen)]).toEqual(['SUPER', null])
  expect(offerOf(chooseOffer(priced, SUPER))).toBe('SUPER')
  expect(offerOf({ ...chosen, cart: EMPTY_CART })).toBe('SUPER')
  expect(chooseOffer(chosen, null)).not.toHaveProperty('offerGroupCodes')
})

test('another offer makes the price of the cart unknown until it is asked again', () => {
  const chosen = chooseOffer(priced, SUPER)
  expect(chosen.offerCode).toBe('SUPER')
  expect(chosen.cart.lines).toEqual([meal])
  expect(currentPricing(chosen)).toBeNull()
  expect(currentPricing(chooseOffer(applyPricing(chosen, chosen.cart.revision, pricing), null))).toBeNull()
})

test('the same offer again changes nothing', () => {
  expect(chooseOffer(priced, null)).toBe(priced)
})

test('an answer for an older cart is dropped', () => {
  expect(applyPricing(added, added.cart.revision - 1, pricing)).toBe(added)
})
