import { parseCalendarDate } from '@benefits/domain/calendar/parse-calendar-date'
import { parseEmail } from '@benefits/domain/contact/parse-email'
import { nameProblem } from '@benefits/domain/contact/parse-name'
import { parsePhone } from '@benefits/domain/contact/parse-phone'
import { parseCnpj } from '@benefits/domain/document/parse-cnpj'
import { parseCpf } from '@benefits/domain/document/parse-cpf'
import type { LeadContact, Registration } from '../../commands/command-table.ts'
import type { AccessSlice } from '../../visit/access-slice.ts'

/**
 * The representative as the calls take it, from what was typed: documents and phone bare, birth date `yyyy-mm-dd`. Null
 * while CNPJ, CPF, e-mail, mobile or birth date cannot be read.
 */
export function toRegistration({
  cnpjTyped,
  draft,
}: Pick<AccessSlice, 'cnpjTyped' | 'draft'>): Registration | null {
  const cnpj = parseCnpj(cnpjTyped)
  const cpf = parseCpf(draft.cpf)
  const phone = parsePhone(draft.mobile)
  const birthDate = parseCalendarDate(draft.birthDate)
  const email = parseEmail(draft.email)
  if (!cnpj || !cpf || !phone || !birthDate || !email) return null
  return {
    firstName: draft.firstName.trim(),
    lastName: draft.lastName.trim(),
    email,
    ddd: phone.ddd,
    phone: phone.number,
    cpf,
    birthDate,
    cnpj,
  }
}

/** The registered person as the calls name one. */
export function toPerson({ firstName, lastName, email, ddd, phone, cpf, birthDate }: Registration) {
  return { name: `${firstName} ${lastName}`, email, phone: ddd + phone, cpf, birthDate }
}

const NAME = { min: 3, max: 24 } as const

/**
 * Who speaks for the company as a lead takes it, from what was typed: the whole registration where it is there, else
 * name, e-mail and phone. Null while one of these cannot be read.
 */
export function toLeadContact(access: Pick<AccessSlice, 'cnpjTyped' | 'draft'>): LeadContact | null {
  const { draft } = access
  const email = parseEmail(draft.email)
  const phone = parsePhone(draft.mobile)
  const isNamed = [draft.firstName, draft.lastName].every((name) => nameProblem(name, NAME) === null)
  if (!isNamed || !email || !phone) return null
  const registration = toRegistration(access)
  return {
    name: `${draft.firstName.trim()} ${draft.lastName.trim()}`,
    email,
    phone: phone.ddd + phone.number,
    ...(registration && { cpf: registration.cpf, birthDate: registration.birthDate }),
  }
}
