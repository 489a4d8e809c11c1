import { fieldMessages } from '@benefits/copy/field-messages'
import type { PersonNameMax } from '@benefits/copy/person-name-messages'
import { nameProblem } from '@benefits/domain/contact/parse-name'
import type { Address } from '@benefits/domain/customer/address'
import { documentProblems, isRepresented } from '@benefits/domain/customer/representatives'
import { isEmbossName } from '@benefits/domain/customer/to-emboss-name'
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
    cardEmbossName: problem(['cardEmbossName'], embossNameMessage(company.cardEmbossName)),
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
  unprintable: fieldMessages.textUnprintable,
} as const

function companyNameMessage(name: string): string | null {
  const found = nameProblem(name, { min: 3, max: 30, allow: 'any' })
  return found === null ? null : COMPANY_NAME_MESSAGES[found]
}

function embossNameMessage(name: string): string | null {
  return isEmbossName(name) ? null : fieldMessages.embossNameMissing
}

function numberMessage({ number }: Pick<Address, 'number'>): string | null {
  return /^[0-9]+$/.test(number) ? null : fieldMessages.numberOnlyDigits
}

/** Everybody with the path of their fields; documents may not repeat, and one must represent the company by law. */
function checkRepresentatives(
  { legalRepresentative, extraContacts }: CompanyData,
  nameMax: PersonNameMax,
): CompanyProblem[] {
  const people = [legalRepresentative, ...extraContacts]
  const documents = documentProblems(people)
  const problems = people.flatMap(({ name }, index) => {
    const path = index === 0 ? ['legalRepresentative'] : ['extraContacts', index - 1]
    const document = documents[index]
    return [
      ...problem([...path, 'name'], personNameMessage(name, nameMax)),
      ...problem([...path, 'document'], document ? fieldMessages[document] : null),
    ]
  })
  return [
    ...problems,
    ...problem(
      ['legalRepresentative', 'kind'],
      isRepresented(people) ? null : fieldMessages.representativeMissing,
    ),
  ]
}
