import { describe, expect, test } from 'vitest'
import { forgetAssessment } from './customer-moves.ts'
import { firstVisit, type VisitorState } from './visitor-state.ts'

function visit(customerType: VisitorState['customer']['customerType'], revision: number): VisitorState {
  const { customer, shopping } = firstVisit
  return {
    ...firstVisit,
    customer: { ...customer, customerType },
    shopping: { ...shopping, cart: { ...shopping.cart, revision } },
  }
}

describe('a company judged for its cart', () => {
  test('is judged anew once the cart is another one', () => {
    const change = forgetAssessment(visit('selectedUnserved', 2), visit('selectedUnserved', 1))
    expect(change?.customer?.customerType).toBeNull()
  })
  test('keeps a judgement that came with the change of the cart', () => {
    expect(forgetAssessment(visit('selectedUnserved', 2), visit('noContracts', 1))).toBeNull()
  })
  test('keeps its judgement while the cart stands', () => {
    expect(forgetAssessment(visit('downgrade', 1), visit('downgrade', 1))).toBeNull()
  })
  test('with products still available goes on shopping as such', () => {
    const available = 'withAvailableProducts'
    expect(forgetAssessment(visit(available, 2), visit(available, 1))).toBeNull()
  })
})
