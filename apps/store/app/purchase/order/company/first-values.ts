import { addressValues, EMPTY_ADDRESS } from '../../../visit/address-draft.ts'
import { firstCompanyData } from '../../../visit/company-draft.ts'
import { NOBODY, type OrderCompanyValues, slotFields } from '../../../visit/company-values.ts'
import type { VisitorState } from '../../../visit/visitor-state.ts'
import { isAddressComplete } from '../../address/public.ts'

/**
 * What the company page opens with: what was typed before, else the registry's name and address and what the visitor has
 * said of themselves.
 */
export function firstValues({ order, customer, access, lead }: VisitorState): OrderCompanyValues {
  if (order.typed) return order.typed
  const { tradeName, fiscalAddress } = firstCompanyData(customer.company)
  const { contact } = order
  const { firstName, lastName, email, mobile, cpf, birthDate } = access.draft
  const isKnown = isAddressComplete(fiscalAddress)
  return {
    tradeName,
    name: contact.name || [firstName, lastName].join(' ').trim() || lead.draft.name,
    email: contact.email || email || lead.draft.email,
    mobile: contact.mobile || mobile || lead.draft.mobile,
    cpf,
    birthDate,
    extraCount: '0',
    ...slotFields(0, NOBODY),
    ...slotFields(1, NOBODY),
    ...slotFields(2, NOBODY),
    ...slotFields(3, NOBODY),
    ...addressValues('fiscal', fiscalAddress),
    ...addressValues('delivery', isKnown ? fiscalAddress : EMPTY_ADDRESS),
  }
}
