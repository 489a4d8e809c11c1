import { EMPTY_CART } from '@benefits/domain/cart/cart-state'
import { addLine } from '@benefits/domain/cart/lines/add-line'
import { editLine } from '@benefits/domain/cart/lines/edit-line'
import { sampleLine } from '@benefits/domain/cart/sample-lines'
import { centavos } from '@benefits/domain/money/centavos'
import { expect, test } from 'vitest'
import { changeCart } from './cart-moves.ts'
import { takeProposal } from './proposal-moves.ts'
import { isAsTaken, limitsOf } from './taken-proposal.ts'
import { firstVisit } from './visitor-state.ts'

const LINE = sampleLine({ quantity: 3, monthlyValue: centavos(20_000) })
const PROPOSAL = {
  cart: addLine(EMPTY_CART, LINE),
  offer: null,
  cnpj: '12345678000195',
  key: 'chave',
  number: 'P-7KQM-4X9T',
  validUntil: '2026-12-06',
}
const LIMITS = {
  minCardValue: centavos(30_000),
  maxCardValue: centavos(500_000),
  minValues: {},
  maxEmployees: {},
}
const taken = (isOpen: boolean) => ({ ...firstVisit, ...takeProposal(firstVisit, { ...PROPOSAL, isOpen }) })
const edited = (quantity: number) =>
  changeCart(taken(true), (cart) => editLine(cart, LINE.productCode, { quantity })).shopping

test('a cart is as it was taken until its lines change, and again once they are back', () => {
  expect(isAsTaken(taken(true).shopping)).toBe(true)
  expect(isAsTaken(edited(4))).toBe(false)
  expect(isAsTaken(edited(3))).toBe(true)
  expect(isAsTaken(firstVisit.shopping)).toBe(false)
})

test('one that ran out is a cart of today', () => {
  expect(isAsTaken(taken(false).shopping)).toBe(false)
  expect(limitsOf(taken(false).shopping, LIMITS)).toBe(LIMITS)
})

test('its fields go by the limits of then, any other cart by those of today', () => {
  expect(limitsOf(taken(true).shopping, LIMITS).minCardValue).toBe(20_000)
  expect(limitsOf(edited(4), LIMITS)).toBe(LIMITS)
})
