import { PERSON_NAME_MAX } from '@benefits/copy/person-name-messages'
import { cnpjRule, emailRule, mobileRule, nameRule } from '../../forms/contact/public.ts'
import type { FormRules } from '../../ui/forms/form-rules.ts'
import type { ProposalContact } from '../../visit/order-slice.ts'
import type { VisitorState } from '../../visit/visitor-state.ts'

/** The form as typed. */
export type ProposalValues = { [Name in keyof ProposalContact]: ProposalContact[Name] }

/** Rules of the proposal's form; the server repeats them. */
export const proposalRules: FormRules<ProposalValues> = {
  cnpj: cnpjRule,
  name: nameRule(PERSON_NAME_MAX.form),
  mobile: mobileRule,
  email: emailRule,
}

/** The form as it opens: what was typed there, on a product's page or at the account's steps before. */
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
