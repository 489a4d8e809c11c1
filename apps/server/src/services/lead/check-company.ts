import { fieldMessages } from '@benefits/copy/field-messages'
import type { PersonNameMax } from '@benefits/copy/person-name-messages'
import { nameProblem } from '@benefits/domain/contact/parse-name'
import type { Address } from '@benefits/domain/customer/address'
import { parseCnpj } from '@benefits/domain/document/parse-cnpj'
import { parseCpf } from '@benefits/domain/document/parse-cpf'
import type { CompanyData } from '../../repositories/leads.ts'
import { birthDateMessage, personNameMessage, phoneMessage } from './person-checks.ts'

/** A refused field of the company form, by its English path (`extraContacts.0.document`), and what to say beside it. */
export interface CompanyProblem {
  readonly path: readonly (string | number)[]
  readonly message: string
}

export type Representative = CompanyData['legalRepresentative']

/** Every refused field of company data, by the rules that the browser checks too. */
export function checkCompany(
  company: CompanyData,
  { now, nameMax }: { readonly now: Date; readonly nameMax: PersonNameMax },
): CompanyProblem[] {
  const { registration } = company
  const problems = {
    tradeName: problem(['tradeName'], companyNameMessage(company.tradeName)),
    cardEmbossName: problem(['cardEmbossName'], companyNameMessage(company.cardEmbossName)),
    fiscalAddress: problem(['fiscalAddress', 'number'], numberMessage(company.fiscalAddress)),
    deliveryAddress: problem(['deliveryAddress', 'number'], numberMessage(company.deliveryAddress)),
    registration: [
      ...problem(['registration', 'name'], personNameMessage(registration.name, nameMax)),
      ...problem(['registration', 'phone'], phoneMessage(registration.phone)),
      ...problem(['registration', 'birthDate'], birthDateMessage(registration.birthDate, now)),
    ],
    legalRepresentative: checkRepresentatives(company, nameMax),
    // Looked at with the one above: nobody may stand in both.
    extraContacts: [],
  } satisfies Record<keyof CompanyData, CompanyProblem[]>
  return Object.values(problems).flat()
}

function problem(path: CompanyProblem['path'], message: string | null): CompanyProblem[] {
  return message === null ? [] : [{ path, message }]
}

const COMPANY_NAME_MESSAGES = {
  required: fieldMessages.tradeNameRequired,
  tooShort: fieldMessages.min3Characters,
  tooLong: fieldMessages.max30Characters,
  forbidden: fieldMessages.textForbidden,
  address: fieldMessages.nameAddress,
} as const

function companyNameMessage(name: string): string | null {
  const found = nameProblem(name, { min: 3, max: 30, allow: 'any' })
  return found === null ? null : COMPANY_NAME_MESSAGES[found]
}

function numberMessage({ number }: Pick<Address, 'number'>): string | null {
  return /^[0-9]+$/.test(number) ? null : fieldMessages.numberOnlyDigits
}

/** Everybody with the path of their fields; documents may not repeat, and one must represent the company by law. */
function checkRepresentatives(
  { legalRepresentative, extraContacts }: CompanyData,
  nameMax: PersonNameMax,
): CompanyProblem[] {
  const people = [
    { path: ['legalRepresentative'] as (string | number)[], person: legalRepresentative },
    ...extraContacts.map((person, index) => ({ path: ['extraContacts', index], person })),
  ]
  const seen = new Set<string>()
  const problems = people.flatMap(({ path, person }) => [
    ...problem([...path, 'name'], personNameMessage(person.name, nameMax)),
    ...problem([...path, 'document'], documentMessage(person, seen)),
  ])
  const isRepresented = people.some(({ person }) => person.kind === 'legalRepresentative')
  return [
    ...problems,
    ...problem(['legalRepresentative', 'kind'], isRepresented ? null : fieldMessages.optionInvalid),
  ]
}

function documentMessage(person: Representative, seen: Set<string>): string | null {
  const isCompany = isCompanyDocument(person)
  if (person.document.trim() === '') return isCompany ? fieldMessages.cnpjRequired : fieldMessages.cpfRequired
  const document = bareDocument(person)
  if (document === null) return isCompany ? fieldMessages.cnpjInvalid : fieldMessages.cpfInvalid
  if (seen.has(document)) return isCompany ? fieldMessages.cnpjRepeated : fieldMessages.cpfRepeated
  seen.add(document)
  return null
}

/** Only a member of the ownership chain may be a company; who represents is always a person. */
export function isCompanyDocument({ kind, isLegalEntity }: Representative): boolean {
  return kind === 'ownershipChain' && isLegalEntity
}

/** The bare CPF or CNPJ of a representative, or null for a wrong one. */
export function bareDocument(person: Representative): string | null {
  return isCompanyDocument(person) ? parseCnpj(person.document) : parseCpf(person.document)
}
