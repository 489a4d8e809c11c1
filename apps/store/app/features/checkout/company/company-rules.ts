import { fieldMessages } from '@benefits/copy/field-messages'
import { type NameProblem, nameProblem } from '@benefits/domain/contact/parse-name'
import type { Address } from '@benefits/domain/customer/address'
import { formatCep } from '@benefits/domain/document/format-cep'
import { parseCep } from '@benefits/domain/document/parse-cep'
import { parseUf } from '@benefits/domain/region/states'
import { isOneLine } from '@benefits/domain/text/one-line'
import type { CompanyData } from '../../../commands/command-table.ts'
import { type FieldRule, type FormRules, findProblems } from '../../../ui/forms/form-rules.ts'
import { mobileRule } from '../../contact/public.ts'
import { birthDateRule, cpfRule } from '../../identification/public.ts'
import {
  type AddressKind,
  type AddressPart,
  type CompanyValues,
  fieldOf,
  type PersonField,
  type PersonValues,
  toValues,
} from './company-draft.ts'

type Rule = FieldRule<CompanyValues, string>
type Check = (text: string) => string | null

const NAME_MESSAGES = {
  required: fieldMessages.tradeNameRequired,
  tooShort: fieldMessages.min3Characters,
  tooLong: fieldMessages.max30Characters,
  forbidden: fieldMessages.textForbidden,
  address: fieldMessages.nameAddress,
} as const satisfies Record<NameProblem, string>

/** Trade name of 3 to 30 characters, of any kind. */
const tradeName: Rule = {
  check: (text) => {
    const problem = nameProblem(text, { min: 3, max: 30, allow: 'any' })
    return problem === null ? null : NAME_MESSAGES[problem]
  },
  isWhole: (text) => text.trim().length > 30,
}

/** What each part of an address accepts. */
const PARTS = {
  cep: (text) => {
    if (text === '') return fieldMessages.cepRequired
    return parseCep(text) === null ? fieldMessages.cepInvalid : null
  },
  streetType: filled(30, fieldMessages.max30Characters),
  street: filled(120, fieldMessages.max120Characters),
  number: (text) => {
    if (text.trim() === '') return fieldMessages.requiredShort
    return /^[0-9]{1,10}$/.test(text.trim()) ? null : fieldMessages.numberOnlyDigits
  },
  complement: (text) => {
    if (!isOneLine(text)) return fieldMessages.textForbidden
    return text.trim().length > 20 ? fieldMessages.max20Characters : null
  },
  district: filled(50, fieldMessages.max50Characters),
  city: filled(50, fieldMessages.max50Characters),
  state: (text) => (parseUf(text) === null ? fieldMessages.requiredShort : null),
} as const satisfies Record<AddressPart, Check>

function filled(max: number, tooLong: string): Check {
  return (text) => {
    const length = text.trim().length
    if (length === 0) return fieldMessages.requiredShort
    if (!isOneLine(text)) return fieldMessages.textForbidden
    return length > max ? tooLong : null
  }
}

/** Largest numbers of characters that the fields take. */
export const ADDRESS_MAX = {
  cep: 9,
  streetType: 30,
  street: 120,
  number: 10,
  complement: 20,
  district: 50,
  city: 50,
  state: 2,
} as const satisfies Record<AddressPart, number>

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
    tradeName,
    ...addressRules('fiscal', missingCeps),
    isSameAddress: { check: () => null },
    ...addressRules('delivery', missingCeps),
  }
}

/** Whether an address can be used as it stands; a registry may know only parts of one. */
export function isAddressComplete(address: Address): boolean {
  return (Object.keys(PARTS) as AddressPart[]).every((part) => PARTS[part](address[part]) === null)
}

/** Whether company data can be saved as it stands: the registry gave a complete address. */
export function isCompanyComplete(data: CompanyData): boolean {
  const problems = findProblems(companyRules([]), toValues(data, NOBODY))
  return Object.keys(problems).every((name) => name in NOBODY)
}

function addressRules<K extends AddressKind>(kind: K, missingCeps: readonly string[]) {
  const rules = (Object.keys(PARTS) as AddressPart[]).map((part) => [
    fieldOf(kind, part),
    addressRule(kind, part, missingCeps),
  ])
  return Object.fromEntries(rules) as Record<`${K}${Capitalize<AddressPart>}`, Rule>
}

function addressRule(kind: AddressKind, part: AddressPart, missingCeps: readonly string[]): Rule {
  const isMissing = (text: string) => part === 'cep' && missingCeps.includes(text)
  return {
    check: (text, { isSameAddress }) => {
      if (kind === 'delivery' && isSameAddress) return null
      return isMissing(text) ? fieldMessages.cepNotFound : PARTS[part](text)
    },
    ...(part === 'cep'
      ? { format: formatCep, isWhole: (text: string) => text.length === ADDRESS_MAX.cep }
      : {}),
  }
}
