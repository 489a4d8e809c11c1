import { EMPTY_CART } from '@benefits/domain/cart/cart-state'
import { sampleLine } from '@benefits/domain/cart/sample-lines'
import { centavos } from '@benefits/domain/money/centavos'
import { expect, test } from 'vitest'
import { forgetVisit, leaveFinished } from './leave-finished.ts'
import { firstVisit, type VisitorState } from './visitor-state.ts'

const waiting = { id: 'account', maskedEmail: 'mar***', whose: 'made', isReturning: false } as const

const line = (productCode: number, name: string, isAddOn: boolean) =>
  sampleLine({ productCode, name, isAddOn, lineType: isAddOn ? 'addOn' : 'benefit' })
const nothing = centavos(0)
const pricing = {
  total: nothing,
  totalWithDiscount: nothing,
  totalFees: nothing,
  totalBenefits: nothing,
  groups: {},
  lines: [],
}
const finished: VisitorState = {
  ...firstVisit,
  shopping: {
    ...firstVisit.shopping,
    cart: {
      ...EMPTY_CART,
      lines: [line(27, 'Refeição', false), line(34, 'Auto', false), line(90, 'Seguro', true)],
      selectedGroupCode: 0,
      revision: 5,
    },
    pricing,
    pricedRevision: 5,
  },
  customer: {
    ...firstVisit.customer,
    leadId: 'lead',
    contractedProducts: [{ code: 27, groupCode: 0, name: 'Refeição' }],
  },
  access: {
    ...firstVisit.access,
    account: { ...waiting, stage: 'verified', email: 'marina@padaria.example' },
  },
  purchase: {
    ...firstVisit.purchase,
    cartId: 'cart',
    acceptedHash: 'a1',
    order: {
      orderId: 'order',
      orderNumber: 'AAAA-BBBB-CCCC',
      hiredAt: '2026-11-21T10:00:00-03:00',
      paymentMethod: 'boleto',
      pricing,
      serviceGroups: ['default'],
    },
  },
}

test('leaving a concluded order clears cart, price, contract and order and keeps who is buying', () => {
  const left = leaveFinished(finished)
  expect(left.shopping.cart.lines).toEqual([])
  expect(left.shopping.cart.revision).toBe(6)
  expect(left.shopping.pricing).toBeNull()
  expect(left.purchase).toEqual(firstVisit.purchase)
  expect(left.access).toBe(finished.access)
  expect(left.customer.leadId).toBe('lead')
})

test('what was ordered counts as contracted, once, with its add-ons', () => {
  const { customer } = leaveFinished(finished)
  expect(customer.contractedProducts.map(({ code }) => code)).toEqual([27, 34, 90])
  expect(customer.customerType).toBe('withAvailableProducts')
})

test('the services of the offer count too', () => {
  const { cart } = finished.shopping
  const item = { productCode: 680, groupCode: 207, name: 'Nutrição' }
  const offer = { code: 'oferta', items: [item] } as unknown as VisitorState['offers']['active'][number]
  const { customer } = leaveFinished({
    ...finished,
    shopping: { ...finished.shopping, offerCode: 'oferta', cart: { ...cart, addOnCodes: [680, 685] } },
    offers: { ...finished.offers, active: [offer] },
  })
  expect(customer.contractedProducts.at(-1)).toEqual({ code: 680, groupCode: 207, name: 'Nutrição' })
  expect(customer.contractedProducts).toHaveLength(4)
})

test('a visit without an order stays as it is', () => {
  const visit = { ...finished, purchase: { ...finished.purchase, order: null } }
  expect(leaveFinished(visit)).toBe(visit)
})

test('signing out forgets the visit', () => {
  expect({ ...finished, ...forgetVisit() }).toEqual(firstVisit)
})
