import type { CartLine } from '@benefits/domain/cart/cart-line'
import { EMPTY_CART } from '@benefits/domain/cart/cart-state'
import { centavos } from '@benefits/domain/money/centavos'
import { describe, expect, test } from 'vitest'
import { firstVisit, type VisitorState } from '../../visit/visitor-state.ts'
import { judgeEntry } from './use-checkout-guard.ts'

const meal: CartLine = {
  productCode: 27,
  name: 'Refeição',
  quantity: 10,
  monthlyValue: centavos(50000),
  groupCode: 0,
  lineType: 'benefit',
  isAddOn: false,
  planPeriod: 'monthly',
  additionalProducts: [],
}
const shopper: VisitorState = {
  ...firstVisit,
  shopping: {
    ...firstVisit.shopping,
    cart: { ...EMPTY_CART, lines: [meal], selectedGroupCode: 0, revision: 3 },
  },
}
const verified: VisitorState = {
  ...shopper,
  access: { ...shopper.access, hasAccess: true, isCodeValidated: true },
}
const registered: VisitorState = {
  ...verified,
  customer: { ...verified.customer, leadId: 'lead' },
  purchase: { ...verified.purchase, cartId: 'cart', registeredRevision: 3 },
}

describe.each(['checkoutCart', 'summary'] as const)('opening %s', (step) => {
  test('without products or modality leads to the initial page', () => {
    expect(judgeEntry(step, firstVisit, true)).toBe('initialPage')
    const { cart } = shopper.shopping
    const noModality = { ...shopper.shopping, cart: { ...cart, selectedGroupCode: null } }
    expect(judgeEntry(step, { ...shopper, shopping: noModality }, true)).toBe('initialPage')
  })

  test('as a stranger leads to the access step, with an unverified account to its code', () => {
    expect(judgeEntry(step, shopper, true)).toBe('access')
    const unverified = { ...shopper, access: { ...shopper.access, hasAccess: true } }
    expect(judgeEntry(step, unverified, true)).toBe('verification')
  })
})

test('the cart opens for a verified buyer', () => {
  expect(judgeEntry('checkoutCart', verified, true)).toBeNull()
})

describe('the summary', () => {
  test('opens once the cart is registered as it stands', () => {
    expect(judgeEntry('summary', registered, true)).toBeNull()
  })

  test('leads to the cart where nothing is registered or the cart was edited since', () => {
    expect(judgeEntry('summary', verified, true)).toBe('checkoutCart')
    const edited = {
      ...registered,
      shopping: { ...registered.shopping, cart: { ...registered.shopping.cart, revision: 4 } },
    }
    expect(judgeEntry('summary', edited, true)).toBe('checkoutCart')
  })
})
