import type { Commands } from '../../commands/command-table.ts'
import { identify } from '../../visit/access-moves.ts'
import { forgetSavedCompany } from '../../visit/company-moves.ts'
import { recordRegistered } from '../../visit/purchase-moves.ts'
import type { VisitorState } from '../../visit/visitor-state.ts'
import { isRestricted } from '../restriction/public.ts'

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
  return {
    ...known,
    ...recordRegistered(known, { leadId, customerType, contractedProducts }),
    ...forgetSavedCompany(known),
    shopping: isRestricted(customerType) ? state.shopping : known.shopping,
  }
}

/** The proposal's form as it opens: what was typed there, on a product's page or at the account's steps before. */
export function firstContact({ order, lead, access }: Pick<VisitorState, 'order' | 'lead' | 'access'>) {
  const { contact } = order
  const { firstName, lastName, email, mobile } = access.draft
  return {
    cnpj: contact.cnpj || access.cnpjTyped || lead.draft.cnpj,
    name: contact.name || [firstName, lastName].join(' ').trim() || lead.draft.name,
    email: contact.email || email || lead.draft.email,
    mobile: contact.mobile || mobile || lead.draft.mobile,
  }
}
