import type { AskedOrder } from '@benefits/domain/cart/asked-order'
import { addLine } from '@benefits/domain/cart/lines/add-line'
import { sampleLine } from '@benefits/domain/cart/sample-lines'
import { expect, test } from 'vitest'
import { askedOrder } from './asked-order.ts'
import { firstVisit } from './visitor-state.ts'

const { shopping } = firstVisit
const cart = addLine(
  { ...shopping.cart, addOnCodes: [680], interest: [{ id: 34, name: 'Auto' }] },
  sampleLine(),
)
const proposal = { key: 'chave', number: 'P-7KQM-4X9T', validUntil: '2026-12-06', isHeld: true }

test('a cart taken from a proposal asks for its price under its offer, in all that is asked', () => {
  const offered = {
    ...shopping,
    cart,
    proposal,
    offerCode: 'oferta',
    offerGroupCodes: [cart.lines[0]?.groupCode ?? 0],
  }
  expect(askedOrder(offered)).toMatchObject({
    lines: [{ productCode: 27 }],
    addOnCodes: [680],
    interests: [{ code: 34, name: 'Auto' }],
    offerCode: 'oferta',
    proposalKey: 'chave',
  })
})

test('where there is neither offer nor proposal, it says so', () => {
  expect(askedOrder({ ...shopping, cart })).toMatchObject({
    addOnCodes: [],
    offerCode: null,
    proposalKey: null,
  })
})

test('an order that says nothing of a proposal does not compile', () => {
  const { proposalKey: _, ...forgotten } = askedOrder(shopping)
  // @ts-expect-error: it would lose the price that binds
  const order: AskedOrder = forgotten
  expect(order).toBe(forgotten)
})
