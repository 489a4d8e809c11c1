import { parseCalendarDate } from '@benefits/domain/calendar/parse-calendar-date'
import { parseEmail } from '@benefits/domain/contact/parse-email'
import { parsePhone } from '@benefits/domain/contact/parse-phone'
import { bareDocument } from '@benefits/domain/customer/representatives'
import { toEmbossName } from '@benefits/domain/customer/to-emboss-name'
import { parseCpf } from '@benefits/domain/document/parse-cpf'
import type { CompanyData, SavedCompany } from '../../commands/command-table.ts'
import {
  type CompanyValues,
  named,
  readPeople,
  type SlotValues,
  toCompanyData,
} from '../../visit/company-values.ts'
import type { VisitorState } from '../../visit/visitor-state.ts'
import { toPerson, toRegistration } from '../access/public.ts'

type Contact = SavedCompany['registration']
type Representative = SavedCompany['legalRepresentative']

/**
 * The company as it is saved: its data, who speaks for it, and who represents and owns it; that person alone where
 * nobody is named.
 */
export function toCompanyBody(
  data: CompanyData,
  contact: Contact,
  [first = asRepresentative(contact), ...extras]: readonly Representative[] = [],
): SavedCompany {
  return {
    ...data,
    cardEmbossName: toEmbossName(data.tradeName),
    registration: contact,
    legalRepresentative: first,
    extraContacts: extras,
  }
}

/** The company of a form whose rules hold and that names everybody. */
export function companyOfForm(values: CompanyValues, hasCards: boolean): SavedCompany {
  const phone = parsePhone(values.mobile)
  const contact = {
    name: values.name.trim(),
    email: parseEmail(values.email) ?? values.email,
    phone: phone ? phone.ddd + phone.number : values.mobile,
    cpf: parseCpf(values.cpf) ?? values.cpf,
    birthDate: parseCalendarDate(values.birthDate) ?? values.birthDate,
  }
  return toCompanyBody(toCompanyData(values, hasCards), contact, readPeople(values).map(toRepresentative))
}

/**
 * The company as its contract is made of it: with access accounts the registered person and the data of the summary,
 * without them what the order's page saved. Null while it is not whole.
 */
export function companyBodyOf(
  { access, purchase, order }: Pick<VisitorState, 'access' | 'purchase' | 'order'>,
  hasAccessManagement: boolean,
): SavedCompany | null {
  if (!hasAccessManagement) return order.company
  const registration = toRegistration(access)
  return registration && purchase.companyData
    ? toCompanyBody(purchase.companyData, toPerson(registration))
    : null
}

function asRepresentative({ name, cpf }: Contact): Representative {
  return {
    kind: 'legalRepresentative',
    name,
    document: cpf,
    politicallyExposed: false,
    isLegalEntity: false,
  }
}

function toRepresentative(person: SlotValues): Representative {
  const { kind, isLegalEntity, document } = named(person)
  return {
    kind,
    isLegalEntity,
    name: person.name.trim(),
    document: bareDocument({ kind, isLegalEntity, document }) ?? document,
    politicallyExposed: person.isExposed && !isLegalEntity,
  }
}
