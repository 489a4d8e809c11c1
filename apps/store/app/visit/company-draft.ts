import { isSameData } from '@benefits/domain/contract/is-same-data'
import type { Address } from '@benefits/domain/customer/address'
import type { CompanyData } from '../commands/command-table.ts'
import { type AddressFieldName, addressOf, addressValues, EMPTY_ADDRESS } from './address-draft.ts'

/** A field of the company itself. */
export type OwnField = Exclude<keyof CompanyData, `${string}Address`>

/** What of the representative may be put right on the summary: name and e-mail are the account's. */
export type PersonField = 'mobile' | 'cpf' | 'birthDate'

/** The representative's part of the form as typed. */
export type PersonValues = Readonly<Record<PersonField, string>>

/** The registration form as typed, masks and all. */
export type CompanyValues = {
  /** The cards go to the fiscal address. */
  isSameAddress: boolean
} & Record<PersonField | OwnField | AddressFieldName, string>

/** Longest trade name that is filled in for the buyer; up to 30 may be typed (docs/rules/documents.md: trade-name). */
const PREFILLED_NAME = 24

/** Company data as the registry lets it be filled in: its name cut to 24, cards to the fiscal address. */
export function firstCompanyData(
  company: { readonly tradeName: string; readonly fiscalAddress: Address } | null,
): CompanyData {
  const fiscalAddress = company?.fiscalAddress ?? EMPTY_ADDRESS
  const tradeName = (company?.tradeName ?? '').trim().slice(0, PREFILLED_NAME).trim()
  return { tradeName, fiscalAddress, deliveryAddress: fiscalAddress }
}

/** The form's values for company data and a representative; another delivery address starts empty. */
export function toValues(
  { tradeName, fiscalAddress, deliveryAddress }: CompanyData,
  person: PersonValues,
): CompanyValues {
  const isSameAddress = isSameData(fiscalAddress, deliveryAddress)
  return {
    ...toPerson(person),
    tradeName,
    isSameAddress,
    ...addressValues('fiscal', fiscalAddress),
    ...addressValues('delivery', isSameAddress ? EMPTY_ADDRESS : deliveryAddress),
  }
}

/** The representative's part of a form, or of the registration. */
export function toPerson({ mobile, cpf, birthDate }: PersonValues): PersonValues {
  return { mobile, cpf, birthDate }
}

/** Company data of a form whose rules hold. */
export function toCompanyData(values: CompanyValues): CompanyData {
  const fiscalAddress = addressOf('fiscal', values)
  return {
    tradeName: values.tradeName.trim(),
    fiscalAddress,
    deliveryAddress: values.isSameAddress ? fiscalAddress : addressOf('delivery', values),
  }
}

/** Whether two companies' data print the same contract: every member counts, whatever is added to them. */
export function isSameCompany(one: CompanyData, other: CompanyData): boolean {
  return isSameData(one, other)
}
