import { cnpjRule } from '../../../forms/contact/public.ts'
import type { FormRules } from '../../../ui/forms/form-rules.ts'

/** The company's form as typed. */
export type CompanyValues = { readonly cnpj: string }

/** Rules of the company's form. */
export const companyRules: FormRules<CompanyValues> = { cnpj: cnpjRule }
