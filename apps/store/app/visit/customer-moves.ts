import type { ContractedProduct, CustomerType } from '@benefits/domain/customer/customer-type'
import type { Utm } from '../commands/command-table.ts'
import type { VisitorState } from './visitor-state.ts'

/** The campaign that the visit came by. */
export function setCampaign({ customer }: VisitorState, utm: Utm): Partial<VisitorState> {
  return { customer: { ...customer, utm } }
}

/** The lead under which the cart is registered. */
export function setLead({ customer }: VisitorState, leadId: string): Partial<VisitorState> {
  return { customer: { ...customer, leadId } }
}

/** The lead of a product page's form: a visit that has one already goes on with its own. */
export function setFirstLead(state: VisitorState, leadId: string): Partial<VisitorState> {
  return setLead(state, state.customer.leadId ?? leadId)
}

/** What the company is for the cart as it stands; null: that is to be asked again. */
export function judgeCompany(
  { customer }: Pick<VisitorState, 'customer'>,
  customerType: CustomerType | null,
): Pick<VisitorState, 'customer'> {
  return { customer: { ...customer, customerType } }
}

/** What the company has, as it was answered now. */
export function setContracted(
  { customer }: VisitorState,
  contractedProducts: readonly ContractedProduct[],
): Partial<VisitorState> {
  return { customer: { ...customer, contractedProducts } }
}

/**
 * What to change when a company was judged for another cart than the one that stands: its type is asked again. Null
 * where nothing is to change; a move that brought its own judgement keeps it.
 */
export function forgetAssessment(state: VisitorState, before: VisitorState): Partial<VisitorState> | null {
  const { customer, shopping } = state
  const isOlder =
    customer.customerType !== null &&
    customer.customerType !== 'withAvailableProducts' &&
    customer.customerType === before.customer.customerType &&
    shopping.cart.revision !== before.shopping.cart.revision
  return isOlder ? judgeCompany(state, null) : null
}
