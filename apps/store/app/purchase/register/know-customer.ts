import type { Commands } from '../../commands/command-table.ts'
import { identify } from '../../visit/access-moves.ts'
import type { VisitorState } from '../../visit/visitor-state.ts'
import { isRestricted } from '../company/public.ts'

type Known = Commands['registerContact']['answer']

/**
 * The visit with the company and its lead. What the company has already leaves the cart, unless it may not buy: then
 * the cart stays for what is done about it.
 */
export function knowCustomer(
  state: VisitorState,
  cnpjTyped: string,
  found: Commands['identifyCompany']['answer'],
  { leadId, customerType, contractedProducts }: Known,
): Partial<VisitorState> {
  const known = identify(state, cnpjTyped, found)
  const isSame = state.customer.company?.cnpj === known.customer?.company?.cnpj
  return {
    ...known,
    customer: { ...state.customer, ...known.customer, leadId, customerType, contractedProducts },
    shopping: isRestricted(customerType) ? state.shopping : (known.shopping ?? state.shopping),
    order: { ...state.order, typed: isSame ? state.order.typed : null, company: null },
  }
}
