import { fieldMessages } from '@benefits/copy/field-messages'
import {
  type PersonNameMax,
  type PersonNameMessages,
  personNameMessages,
} from '@benefits/copy/person-name-messages'
import { type BirthDateProblem, parseBirthDate } from '@benefits/domain/calendar/parse-birth-date'
import { parseIsoDate } from '@benefits/domain/calendar/parse-calendar-date'
import { calendarDateInSaoPaulo } from '@benefits/domain/calendar/sao-paulo'
import { nameProblem } from '@benefits/domain/contact/parse-name'
import { parsePhone } from '@benefits/domain/contact/parse-phone'

const BIRTH_DATE_MESSAGES = {
  required: fieldMessages.birthDateRequired,
  invalid: fieldMessages.dateInvalid,
  underage: fieldMessages.underage,
} as const satisfies Record<BirthDateProblem, string>

/** What to say beside a person's name, or null for a good one. */
export function personNameMessage(
  name: string,
  max: PersonNameMax,
  messages: PersonNameMessages = personNameMessages[max],
): string | null {
  const problem = nameProblem(name, { min: 3, max })
  return problem === null ? null : messages[problem]
}

/** What to say beside a phone of 10 or 11 digits. */
export function phoneMessage(phone: string): string | null {
  if (phone.trim() === '') return fieldMessages.mobileRequired
  return parsePhone(phone) === null ? fieldMessages.mobileInvalid : null
}

/** What to say beside a birth date, which calls carry as `yyyy-mm-dd`, judged on the date in São Paulo. */
export function birthDateMessage(birthDate: string, now: Date): string | null {
  if (birthDate.trim() !== '' && parseIsoDate(birthDate) === null) return fieldMessages.dateInvalid
  const read = parseBirthDate(birthDate, calendarDateInSaoPaulo(now))
  return 'problem' in read ? BIRTH_DATE_MESSAGES[read.problem] : null
}

/** A checked phone in bare digits. */
export function barePhone(phone: string): string {
  const read = parsePhone(phone)
  return read ? read.ddd + read.number : phone
}
