import { sampleLine } from '@benefits/domain/cart/sample-lines'
import { centavos } from '@benefits/domain/money/centavos'
import { FIRST_RATES } from '@benefits/domain/savings/estimate-savings'
import { expect, test } from 'vitest'
import { recordSavings, savingsOf } from './savings-slice.ts'
import { firstVisit, type VisitorState } from './visitor-state.ts'

const meals = sampleLine({ productCode: 27, name: 'Refeição', quantity: 10, monthlyValue: centavos(60_000) })
const { shopping } = firstVisit
const visit: VisitorState = {
  ...firstVisit,
  shopping: { ...shopping, cart: { ...shopping.cart, lines: [meals] } },
}
const changed = {
  employees: 40,
  monthlyValue: centavos(80_000),
  regime: 'real',
  rates: { ...FIRST_RATES, rat: 300 },
  pat: null,
} as const

test('begins with the cart, and with nothing for a cart without benefits', () => {
  const begun = { employees: 10, monthlyValue: 60_000, regime: 'presumed', rates: FIRST_RATES, pat: null }
  expect(savingsOf(visit)).toEqual(begun)
  expect(savingsOf(firstVisit)).toBeNull()
})

test('keeps what was changed, and people and value where they were typed', () => {
  expect(savingsOf({ ...visit, ...recordSavings(visit, changed, true) })).toEqual(changed)
  const { employees: _, monthlyValue: __, ...premises } = changed
  const ofCart = { ...premises, employees: 10, monthlyValue: 60_000 }
  expect(savingsOf({ ...visit, ...recordSavings(visit, changed, false) })).toEqual(ofCart)
})

test('typed people and value are another cart’s once the cart has changed', () => {
  const later = { ...visit, ...recordSavings(visit, changed, true) }
  const cart = { ...visit.shopping.cart, revision: visit.shopping.cart.revision + 1 }
  const moved = { ...later, shopping: { ...later.shopping, cart } }
  expect(savingsOf(moved)).toMatchObject({ employees: 10, monthlyValue: 60_000, regime: 'real' })
})
