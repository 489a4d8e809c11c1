import { EMPTY_CART } from '@benefits/domain/cart/cart-state'
import { sampleLine } from '@benefits/domain/cart/sample-lines'
import { expect, test } from 'vitest'
import { firstVisit } from '../../visit/visitor-state.ts'
import type { LoadedSimulation } from './load-simulation.server.ts'
import { unitOf } from './total-of.ts'
import { keepsCartAside } from './use-simulation.ts'

const card = sampleLine({ productCode: 27, name: 'Refeição' })
const plan = sampleLine({ lineType: 'hcm', planPeriod: 'annual' })

test('a total has the unit that all of it is paid in, and none where cards and a plan are paid apart', () => {
  expect([unitOf([card]), unitOf([plan]), unitOf([card, plan])]).toEqual(['order', 'annual', null])
})

test('a cart makes way for another one, not for what it says itself', () => {
  const simulation = { cart: { ...EMPTY_CART, lines: [card] }, offer: null } as unknown as LoadedSimulation
  const holding = (...lines: (typeof card)[]) => ({
    ...firstVisit,
    shopping: { ...firstVisit.shopping, cart: { ...firstVisit.shopping.cart, lines } },
  })
  expect(keepsCartAside(firstVisit, simulation)).toBe(false)
  expect(keepsCartAside(holding(card), simulation)).toBe(false)
  expect(keepsCartAside(holding({ ...card, quantity: 3 }), simulation)).toBe(true)
})
