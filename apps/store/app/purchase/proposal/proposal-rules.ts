import { PERSON_NAME_MAX } from '@benefits/copy/person-name-messages'
import { cnpjRule, emailRule, mobileRule, nameRule } from '../../forms/contact/public.ts'
import type { FormRules } from '../../ui/forms/form-rules.ts'
import type { ProposalContact } from '../../visit/order-slice.ts'

/** The form as typed. */
export type ProposalValues = { [Name in keyof ProposalContact]: ProposalContact[Name] }

/** Rules of the proposal's form; the server repeats them. */
export const proposalRules: FormRules<ProposalValues> = {
  cnpj: cnpjRule,
  name: nameRule(PERSON_NAME_MAX.form),
  mobile: mobileRule,
  email: emailRule,
}
