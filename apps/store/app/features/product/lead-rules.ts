import { fieldMessages } from '@benefits/copy/field-messages'
import type { PersonNameMax } from '@benefits/copy/person-name-messages'
import { formatQuantity } from '@benefits/domain/mask/quantity-mask'
import type { LeadField } from '../../commands/command-table.ts'
import type { FormRules } from '../../ui/forms/form-rules.ts'
import { cnpjRule, emailRule, mobileRule, nameRule } from '../contact/public.ts'
import type { LeadSlice } from './lead-slice.ts'

/** The form as typed. */
export type LeadValues = { [Name in keyof LeadSlice['draft']]: LeadSlice['draft'][Name] }

/** The form's fields, in the order in which it shows them. */
export const LEAD_FIELDS = [
  'name',
  'email',
  'mobile',
  'cnpj',
  'employees',
] as const satisfies readonly LeadField[]

const EMPLOYEE_DIGITS = 4

/** Rules of a product page's form; the server repeats them. */
export function leadRules(nameMax: PersonNameMax): FormRules<LeadValues> {
  return {
    name: nameRule(nameMax),
    email: emailRule,
    mobile: mobileRule,
    cnpj: cnpjRule,
    employees: {
      check: (text) => {
        if (text === '') return fieldMessages.requiredField
        return Number(text) === 0 ? fieldMessages.quantityInvalid : null
      },
      format: (typed) => formatQuantity(typed, EMPLOYEE_DIGITS),
    },
  }
}
