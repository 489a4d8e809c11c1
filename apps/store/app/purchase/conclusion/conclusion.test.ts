import { EMPTY_CART } from '@benefits/domain/cart/cart-state'
import { sampleLine } from '@benefits/domain/cart/sample-lines'
import { centavos } from '@benefits/domain/money/centavos'
import { expect, test } from 'vitest'
import { firstVisit, type VisitorState } from '../../visit/visitor-state.ts'
import { portalOf } from './portal-of.ts'
import { finishedOrder } from './use-finished-order.ts'

const amount = centavos(500000)
const order = {
  orderId: 'order',
  orderNumber: 'AAAA-BBBB-CCCC',
  hiredAt: '2026-11-21T10:00:00-03:00',
  pricing: {
    total: amount,
    totalWithDiscount: amount,
    totalFees: centavos(0),
    totalBenefits: amount,
    groups: {},
    lines: [],
  },
  paymentMethod: 'boleto',
  serviceGroups: ['default'],
} as const
const finished: VisitorState = {
  ...firstVisit,
  shopping: {
    ...firstVisit.shopping,
    cart: { ...EMPTY_CART, lines: [sampleLine()], selectedGroupCode: 0, revision: 2 },
  },
  purchase: { ...firstVisit.purchase, order },
}

test('the conclusion shows the order of a cart that was hired', () => {
  expect(finishedOrder(finished)).toBe(order)
})

test('without products or without an order there is nothing to conclude', () => {
  expect(finishedOrder({ ...finished, shopping: firstVisit.shopping })).toBeNull()
  expect(finishedOrder({ ...finished, purchase: firstVisit.purchase })).toBeNull()
})

test.each([
  [null, 'superPortal'],
  ['ACESSO_VR', 'superPortal'],
  ['ACESSO_VR_SPE', 'superPortal'],
  ['OUTRA', 'superPortal'],
  ['LUMIS', 'benefitsPortal'],
  ['ACESSO_VR_PORTAL_RH_BENEFICIO', 'benefitsPortal'],
  ['ACESSO_VR_PORTAL_RH_BENEFICIO_GENTE', 'benefitsPortal'],
  ['ACESSO_VR_PORTAL_RH_GENTE', 'hrPortal'],
  ['PONTOMAIS', 'hrPortal'],
])(
  'an account of origin %s goes on in the %s, and with an HR plan always in that of HR',
  (origin, portal) => {
    expect(portalOf(origin, 'default')).toBe(portal)
    expect(portalOf(origin, 'hcm')).toBe('hrPortal')
  },
)
