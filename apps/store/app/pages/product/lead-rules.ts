import { fieldMessages } from '@benefits/copy/field-messages'
import type { PersonNameMax } from '@benefits/copy/person-name-messages'
import { formatQuantity } from '@benefits/domain/mask/quantity-mask'
import { cnpjRule, emailRule, mobileRule, nameRule } from '../../forms/contact/public.ts'
import { readCount } from '../../ui/forms/amounts/read-number.ts'
import type { FormRules } from '../../ui/forms/form-rules.ts'
import type { LeadSlice } from '../../visit/lead-slice.ts'

/** The form as typed. */
export type LeadValues = { [Name in keyof LeadSlice['draft']]: LeadSlice['draft'][Name] }

/** What a refusal calls each field of the form. */
export const LEAD_FIELDS_ON_WIRE = {
  name: 'empresaRh.contato.nomeContato',
  email: 'empresaRh.contato.emailContato',
  mobile: 'empresaRh.contato.telefoneContato',
  cnpj: 'empresaRh.cnpjRh',
  employees: 'empresaRh.qtdFuncionarios',
} as const satisfies Record<keyof LeadValues, string>

/** The form's fields, in the order in which it shows them. */
export const LEAD_FIELDS = Object.keys(LEAD_FIELDS_ON_WIRE) as readonly (keyof LeadValues)[]

const EMPLOYEE_DIGITS = 4
const MOST_EMPLOYEES = 9999

/** Rules of a product page's form; the server repeats them. */
export function leadRules(nameMax: PersonNameMax): FormRules<LeadValues> {
  return {
    name: nameRule(nameMax),
    email: emailRule,
    mobile: mobileRule,
    cnpj: cnpjRule,
    employees: {
      check: (text) => {
        if (text === '') return fieldMessages.employeesRequired
        return Number(text) === 0 ? fieldMessages.quantityInvalid : null
      },
      format: (typed) => formatQuantity(typed, EMPLOYEE_DIGITS),
      read: (text, arrival) => readCount(text, arrival, { digits: EMPLOYEE_DIGITS, max: MOST_EMPLOYEES }),
    },
  }
}
