import { fieldMessages } from '@benefits/copy/field-messages'
import type { PersonNameMax } from '@benefits/copy/person-name-messages'
import type { LeadContact } from '../../repositories/leads.ts'
import { barePhone, birthDateMessage, personNameMessage, phoneMessage } from './person-checks.ts'

/** A refused field of a lead and what to say beside it. */
export interface LeadProblem {
  readonly field: 'name' | 'phone' | 'birthDate' | 'employees'
  readonly message: string
}

/** Who speaks for how many employees. */
export interface LeadToCheck {
  readonly contact: LeadContact
  readonly employees: number
}

/** Every refused field of a lead, by the rules that the browser checks too. */
export function checkLead(
  { contact, employees }: LeadToCheck,
  { now, nameMax }: { readonly now: Date; readonly nameMax: PersonNameMax },
): LeadProblem[] {
  const { name, phone, birthDate } = contact
  const messages = {
    name: personNameMessage(name, nameMax),
    phone: phoneMessage(phone),
    birthDate: birthDate === undefined ? null : birthDateMessage(birthDate, now),
    employees: employees < 1 ? fieldMessages.quantityInvalid : null,
  } as const satisfies Record<LeadProblem['field'], string | null>
  return Object.entries(messages).flatMap(([field, message]) =>
    message === null ? [] : [{ field: field as LeadProblem['field'], message }],
  )
}

/** A checked contact as it is kept: name trimmed, phone in digits. */
export function normaliseContact(contact: LeadContact): LeadContact {
  return {
    ...contact,
    name: contact.name.normalize('NFC').trim(),
    phone: barePhone(contact.phone),
  }
}
