import { centavos } from '@benefits/domain/money/centavos'
import { expect, test } from 'vitest'
import { recordOrder } from './purchase-moves.ts'
import { noPurchase } from './purchase-slice.ts'

const amount = centavos(7900)
const order = {
  orderId: 'order',
  orderNumber: 'AAAA-BBBB-CCCC',
  hiredAt: '2026-11-21T10:00:00-03:00',
  pricing: {
    total: amount,
    totalWithDiscount: amount,
    totalFees: centavos(0),
    totalBenefits: centavos(0),
    groups: {},
    lines: [],
  },
  serviceGroups: ['hcm'],
} as const
const card = { cartId: 'cart', brand: 'visa', lastDigits: '0060' } as const
const byCard = {
  ...noPurchase,
  cartId: 'cart',
  paymentMethod: 'creditCard',
  authorisedCard: card,
} as const

test('an order paid as it was asked keeps its card', () => {
  const hired = { ...order, paymentMethod: 'creditCard' } as const
  expect(recordOrder({ purchase: byCard }, hired).purchase).toEqual({ ...byCard, order: hired })
})

test('an order that was paid by boleto before takes the card away', () => {
  const hired = { ...order, paymentMethod: 'boleto' } as const
  expect(recordOrder({ purchase: byCard }, hired).purchase).toMatchObject({
    paymentMethod: 'boleto',
    authorisedCard: null,
    order: hired,
  })
})

test('an order that was paid by card before is no boleto', () => {
  const hired = { ...order, paymentMethod: 'creditCard' } as const
  const { purchase } = recordOrder({ purchase: { ...noPurchase, cartId: 'cart' } }, hired)
  expect(purchase).toMatchObject({ paymentMethod: 'creditCard', authorisedCard: null })
})
