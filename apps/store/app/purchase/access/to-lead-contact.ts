import { parseEmail } from '@benefits/domain/contact/parse-email'
import { nameProblem } from '@benefits/domain/contact/parse-name'
import { parsePhone } from '@benefits/domain/contact/parse-phone'
import type { LeadContact } from '../../commands/command-table.ts'
import type { AccessSlice } from '../../visit/access-slice.ts'
import { toRegistration } from './to-registration.ts'

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
