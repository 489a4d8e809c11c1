import type { VisitorState } from './visitor-state.ts'

/**
 * What to change when a company was judged for another cart than the one that stands: its type is asked again. Null
 * where nothing is to change; a move that brought its own judgement keeps it.
 */
export function forgetJudgement(state: VisitorState, before: VisitorState): Partial<VisitorState> | null {
  const { customer, shopping } = state
  const isOlder =
    customer.customerType !== null &&
    customer.customerType !== 'withAvailableProducts' &&
    customer.customerType === before.customer.customerType &&
    shopping.cart.revision !== before.shopping.cart.revision
  return isOlder ? { customer: { ...customer, customerType: null } } : null
}
