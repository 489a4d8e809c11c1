import type { VisitorState } from '../../visit/visitor-state.ts'

/** What the contract is made of, as text to compare: one key, one document (docs/rules/contract.md: made-of). */
export function contractKey({
  customer,
  purchase,
  order,
}: Pick<VisitorState, 'customer' | 'purchase' | 'order'>): string {
  const { cartId, registeredPerson, companyData } = purchase
  return JSON.stringify([customer.leadId, cartId, registeredPerson, companyData, order.company])
}
