import { isSameData } from '@benefits/domain/contract/is-same-data'
import type { Address } from '@benefits/domain/customer/address'
import { formatCep } from '@benefits/domain/document/format-cep'
import { parseCep } from '@benefits/domain/document/parse-cep'
import { parseUf } from '@benefits/domain/region/states'
import type { CompanyData } from '../../../commands/command-table.ts'

/** The two addresses of the form: where the company is, and where its cards go. */
export type AddressKind = 'fiscal' | 'delivery'

/** The parts of an address. */
export type AddressPart = keyof Address

/** Name of an address's field in the flat form: `fiscalCep`, `deliveryStreet`. */
export type AddressFieldName = `${AddressKind}${Capitalize<AddressPart>}`

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

const EMPTY: Address = {
  cep: '',
  streetType: '',
  street: '',
  number: '',
  complement: '',
  district: '',
  city: '',
  state: '',
}

/** Name of an address part's field. */
export function fieldOf(kind: AddressKind, part: AddressPart): AddressFieldName {
  return `${kind}${part.charAt(0).toUpperCase()}${part.slice(1)}` as AddressFieldName
}

/** Company data as the registry lets it be filled in: its name cut to 24, cards to the fiscal address. */
export function firstCompanyData(
  company: { readonly tradeName: string; readonly fiscalAddress: Address } | null,
): CompanyData {
  const fiscalAddress = company?.fiscalAddress ?? EMPTY
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
    ...addressValues('delivery', isSameAddress ? EMPTY : deliveryAddress),
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

const PARTS = Object.keys(EMPTY) as AddressPart[]

function addressValues<K extends AddressKind>(kind: K, address: Address) {
  const entries = PARTS.map((part) => [
    fieldOf(kind, part),
    part === 'cep' ? formatCep(address.cep) : address[part],
  ])
  return Object.fromEntries(entries) as Record<`${K}${Capitalize<AddressPart>}`, string>
}

function addressOf(kind: AddressKind, values: CompanyValues): Address {
  const text = (part: AddressPart) => values[fieldOf(kind, part)].trim()
  return {
    cep: parseCep(text('cep')) ?? '',
    streetType: text('streetType'),
    street: text('street'),
    number: text('number'),
    complement: text('complement'),
    district: text('district'),
    city: text('city'),
    state: parseUf(text('state')) ?? '',
  }
}
