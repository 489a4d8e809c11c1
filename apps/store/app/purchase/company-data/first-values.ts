import { isSameData } from '@benefits/domain/contract/is-same-data'
import type { CompanyData } from '../../commands/command-table.ts'
import { addressValues, EMPTY_ADDRESS } from '../../visit/address-draft.ts'
import {
  type CompanyValues,
  firstCompanyData,
  NOBODY,
  type PersonValues,
  slotFields,
  toPerson,
} from '../../visit/company-values.ts'
import type { VisitorState } from '../../visit/visitor-state.ts'
import { isAddressComplete } from '../address/public.ts'

const NOTHING = {
  name: '',
  email: '',
  extraCount: '0',
  ...slotFields(0, NOBODY),
  ...slotFields(1, NOBODY),
  ...slotFields(2, NOBODY),
  ...slotFields(3, NOBODY),
}

/** The form's values for company data and a registered person; another delivery address starts empty. */
export function accountValues(
  { tradeName, fiscalAddress, deliveryAddress }: CompanyData,
  person: PersonValues,
): CompanyValues {
  const isSameAddress = isSameData(fiscalAddress, deliveryAddress)
  return {
    ...NOTHING,
    ...toPerson(person),
    tradeName,
    isSameAddress,
    ...addressValues('fiscal', fiscalAddress),
    ...addressValues('delivery', isSameAddress ? EMPTY_ADDRESS : deliveryAddress),
  }
}

/** The form's values without accounts: the registry's name and address and what the visitor has said of themselves. */
export function orderValues({ order, customer, access, lead }: VisitorState): CompanyValues {
  const { tradeName, fiscalAddress } = firstCompanyData(customer.company)
  const { contact } = order
  const { firstName, lastName, email, mobile, cpf, birthDate } = access.draft
  const isKnown = isAddressComplete(fiscalAddress)
  const name = contact.name || [firstName, lastName].join(' ').trim() || lead.draft.name
  return {
    ...NOTHING,
    // Whoever fills the form mostly represents the company (docs/rules/customers.md: contact-represents).
    ...slotFields(0, { ...NOBODY, name, cpf }),
    tradeName,
    name,
    email: contact.email || email || lead.draft.email,
    mobile: contact.mobile || mobile || lead.draft.mobile,
    cpf,
    birthDate,
    isSameAddress: false,
    ...addressValues('fiscal', fiscalAddress),
    ...addressValues('delivery', isKnown ? fiscalAddress : EMPTY_ADDRESS),
  }
}
