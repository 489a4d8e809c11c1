import type { CompanyData } from '../../../commands/command-table.ts'
import { mobileRule, tradeNameRule } from '../../../forms/contact/public.ts'
import { type FieldRule, type FormRules, findProblems } from '../../../ui/forms/form-rules.ts'
import {
  type CompanyValues,
  type PersonField,
  type PersonValues,
  toValues,
} from '../../../visit/company-draft.ts'
import { addressRules } from '../../address/public.ts'
import { birthDateRule, cpfRule } from '../../identification/public.ts'

type Rule = FieldRule<CompanyValues, string>

const NOBODY: PersonValues = { mobile: '', cpf: '', birthDate: '' }

/** The representative's part keeps the rules of the sign-up. */
const personRules = {
  mobile: mobileRule,
  cpf: cpfRule,
  birthDate: birthDateRule(() => new Date()),
} as const satisfies Record<PersonField, Rule>

/**
 * The rules of the company form, in the order of its fields. `missingCeps` are formatted codes that the postal service
 * does not know. A delivery address is asked for only where it is another one.
 */
export function companyRules(missingCeps: readonly string[]): FormRules<CompanyValues> {
  return {
    ...personRules,
    tradeName: tradeNameRule,
    ...addressRules<'fiscal', CompanyValues>('fiscal', missingCeps, () => true),
    isSameAddress: { check: () => null },
    ...addressRules<'delivery', CompanyValues>(
      'delivery',
      missingCeps,
      ({ isSameAddress }) => !isSameAddress,
    ),
  }
}

/** Whether company data can be saved as it stands: the registry gave a complete address. */
export function isCompanyComplete(data: CompanyData): boolean {
  const problems = findProblems(companyRules([]), toValues(data, NOBODY))
  return Object.keys(problems).every((name) => name in NOBODY)
}
