import { parseCalendarDate } from '@benefits/domain/calendar/parse-calendar-date'
import { parseEmail } from '@benefits/domain/contact/parse-email'
import { parsePhone } from '@benefits/domain/contact/parse-phone'
import { parseCnpj } from '@benefits/domain/document/parse-cnpj'
import { parseCpf } from '@benefits/domain/document/parse-cpf'
import type { Registration } from '../../commands/command-table.ts'
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
