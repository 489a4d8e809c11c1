import { fieldMessages } from '@benefits/copy/field-messages'
import { formatMobile } from '@benefits/domain/contact/format-phone'
import { EMAIL_MAX_LENGTH, parseEmail, stripEmail } from '@benefits/domain/contact/parse-email'
import { type NameProblem, nameProblem, stripName } from '@benefits/domain/contact/parse-name'
import { parseMobile } from '@benefits/domain/contact/parse-phone'
import { formatCnpj } from '@benefits/domain/document/format-cnpj'
import { parseCnpj } from '@benefits/domain/document/parse-cnpj'
import { formatQuantity } from '@benefits/domain/mask/quantity-mask'
import type { LeadField } from '../../commands/command-table.ts'
import type { FormRules } from '../../ui/form-rules.ts'
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

/** Longest name of a contact: shorter where no access account is made (decisions 11, 'Identification'). */
export type NameMax = 24 | 49

const EMPLOYEE_DIGITS = 4
const TOO_LONG = { 24: fieldMessages.max24Characters, 49: fieldMessages.max49Characters } as const

/** Rules of a product page's form; the server repeats them (spec 2 §5, decisions 3). */
export function leadRules(nameMax: NameMax): FormRules<LeadValues> {
  const nameMessages = {
    required: fieldMessages.nameRequired,
    tooShort: fieldMessages.min3Characters,
    tooLong: TOO_LONG[nameMax],
    forbidden: fieldMessages.nameForbidden,
  } as const satisfies Record<NameProblem, string>
  return {
    name: {
      check: (text) => {
        const problem = nameProblem(text, { min: 3, max: nameMax })
        return problem === null ? null : nameMessages[problem]
      },
      format: stripName,
      isWhole: (text) => text.trim().length > nameMax,
    },
    email: {
      check: (text) => {
        if (text === '') return fieldMessages.emailRequired
        if (text.length > EMAIL_MAX_LENGTH) return fieldMessages.max70Characters
        return parseEmail(text) === null ? fieldMessages.emailInvalid : null
      },
      format: stripEmail,
      isWhole: (text) => text.length > EMAIL_MAX_LENGTH,
    },
    mobile: {
      check: (text) => {
        if (text === '') return fieldMessages.mobileRequired
        return parseMobile(text) === null ? fieldMessages.mobileInvalid : null
      },
      format: formatMobile,
      isWhole: (text) => text.length === 15,
    },
    cnpj: {
      check: (text) => {
        if (text === '') return fieldMessages.cnpjRequired
        return parseCnpj(text) === null ? fieldMessages.cnpjInvalid : null
      },
      format: formatCnpj,
      isWhole: (text) => text.length === 18,
    },
    employees: {
      check: (text) => {
        if (text === '') return fieldMessages.requiredField
        return Number(text) === 0 ? fieldMessages.quantityInvalid : null
      },
      format: (typed) => formatQuantity(typed, EMPLOYEE_DIGITS),
    },
  }
}
