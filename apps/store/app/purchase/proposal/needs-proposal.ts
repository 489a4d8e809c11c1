import type { VisitorState } from '../../visit/visitor-state.ts'
import { isRestricted } from '../company/public.ts'

/** Whether somebody has to say who buys before the order goes on, or is to be told why it cannot. */
export function needsProposal({ customer }: Pick<VisitorState, 'customer'>): boolean {
  const { leadId, company, customerType } = customer
  return leadId === null || company === null || (customerType !== null && isRestricted(customerType))
}
