import { fieldMessages } from '@benefits/copy/field-messages'
import { formatCnpj } from '@benefits/domain/document/format-cnpj'
import { parseCnpj } from '@benefits/domain/document/parse-cnpj'
import type { FormRules } from '../../ui/form-rules.ts'

/** The company's form as typed. */
export type CompanyValues = { readonly cnpj: string }

/** Characters of a CNPJ with its mask (spec 2 §5). */
const MASKED_LENGTH = 18

/** CNPJ: required, valid, masked as typed (spec 2 §5, decisions 3). */
export const companyRules: FormRules<CompanyValues> = {
  cnpj: {
    check: (cnpj) => {
      if (cnpj === '') return fieldMessages.cnpjRequired
      return parseCnpj(cnpj) === null ? fieldMessages.cnpjInvalid : null
    },
    format: formatCnpj,
    isWhole: (cnpj) => cnpj.length === MASKED_LENGTH,
  },
}
