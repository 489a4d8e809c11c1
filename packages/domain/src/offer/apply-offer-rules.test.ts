import { expect, test } from 'vitest'
import { type CartState, EMPTY_CART } from '../cart/cart-state.ts'
import { removeUnserved } from '../cart/contracted/remove-unserved.ts'
import { replaceCart } from '../cart/replace-cart.ts'
import { sampleLine } from '../cart/sample-lines.ts'
import { toggleAddOn } from '../cart/toggle-add-on.ts'
import { centavos } from '../money/centavos.ts'
import { applyOfferRules } from './apply-offer-rules.ts'
import type { OfferTerms } from './assess-offer.ts'

const HR = 20_000
const item = (productCode: number, isAddOn: boolean) => ({
  productCode,
  productFamily: isAddOn ? 'Externo (SVA)' : 'HCM',
  minQuantity: isAddOn ? 0 : 1,
  name: '',
  description: '',
  groupCode: HR,
  lineType: isAddOn ? ('addOn' as const) : ('hcm' as const),
})
const offer = (maxAddOns: number): OfferTerms => ({
  minValue: centavos(0),
  minCards: 0,
  minEmployees: 25,
  items: [item(20153, false), item(601, true), item(604, true)],
  rules: [{ from: centavos(-1), to: null, maxAddOns }],
})
const cart = (quantity: number, more: Partial<CartState> = {}): CartState => ({
  ...EMPTY_CART,
  selectedGroupCode: HR,
  lines: [
    sampleLine({ productCode: 20153, groupCode: HR, lineType: 'hcm', quantity, monthlyValue: centavos(0) }),
  ],
  ...more,
})
const buyer = { walletGroupCodes: [], contractedCodes: [] }
const settled = (state: CartState, maximum = 2) => applyOfferRules(state, offer(maximum), buyer)

test('all services that an offer gives are chosen from the start, and none where there is a choice', () => {
  expect(settled(cart(25)).addOnCodes).toEqual([601, 604])
  expect(settled(cart(25), 1).addOnCodes).toEqual([])
  expect(applyOfferRules(cart(25), offer(1), { ...buyer, contractedCodes: [604] }).addOnCodes).toEqual([601])
})

test('they go while the offer is not met and come back with it, but for what was given up', () => {
  const given = toggleAddOn(settled(cart(25)), 601)
  expect(settled(given).addOnCodes).toEqual([604])
  const less = settled({ ...given, lines: cart(24).lines })
  expect(less.addOnCodes).toEqual([])
  expect(settled({ ...less, lines: cart(25).lines }).addOnCodes).toEqual([604])
  expect(settled(toggleAddOn(given, 601)).addOnCodes).toEqual([604, 601])
})

test('what is not served, and what another tab registered without it, does not come back by itself', () => {
  const served = removeUnserved(settled(cart(25)), [604])
  expect(settled(served)).toBe(served)
  const taken = replaceCart(settled(cart(25)), { lines: cart(30).lines, addOnCodes: [604] })
  expect(settled(taken)).toBe(taken)
})
