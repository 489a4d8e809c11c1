import { fieldMessages } from '@benefits/copy/field-messages'
import { lastNameMessages, PERSON_NAME_MAX } from '@benefits/copy/person-name-messages'
import { isPasswordTooLong, passwordProblems } from '@benefits/domain/access/password-rules'
import { joinPhone } from '@benefits/domain/contact/parse-phone'
import { birthDateMessage, personNameMessage, phoneMessage } from '../lead/person-checks.ts'

/** The representative's data as they came, beyond what the call's schema judges. */
export interface Registration {
  readonly firstName: string
  readonly lastName: string
  readonly ddd: string
  readonly phone: string
  readonly birthDate: string
  readonly password?: string | undefined
  readonly confirmedPassword?: string | undefined
  readonly acceptedTerms: boolean
}

/** A refused field in our own words and what to say beside it. */
export interface RegistrationProblem {
  readonly field: keyof Registration
  readonly message: string
}

/** What the message of each field is; null for a good one. */
const CHECKS: {
  readonly [Field in keyof Registration]-?: (given: Registration, now: Date) => string | null
} = {
  firstName: ({ firstName }) => personNameMessage(firstName, PERSON_NAME_MAX.form),
  lastName: ({ lastName }) => personNameMessage(lastName, PERSON_NAME_MAX.form, lastNameMessages),
  ddd: () => null,
  phone: ({ ddd, phone }) => {
    const typed = `${ddd}${phone}`
    return typed.trim() === '' || joinPhone(ddd, phone) ? phoneMessage(typed) : fieldMessages.mobileInvalid
  },
  birthDate: ({ birthDate }, now) => birthDateMessage(birthDate, now),
  password: ({ password }) => (password === undefined ? null : passwordMessage(password)),
  confirmedPassword: ({ password, confirmedPassword }) =>
    password === confirmedPassword ? null : fieldMessages.passwordMismatch,
  acceptedTerms: ({ acceptedTerms }) => (acceptedTerms ? null : fieldMessages.termsRequired),
}

/** Every refused field of a registration, by the rules that the browser checks too. */
export function checkRegistration(given: Registration, now: Date): RegistrationProblem[] {
  return Object.entries(CHECKS).flatMap(([field, check]) => {
    const message = check(given, now)
    return message === null ? [] : [{ field: field as keyof Registration, message }]
  })
}

function passwordMessage(password: string): string | null {
  if (password === '') return fieldMessages.passwordRequired
  if (isPasswordTooLong(password)) return fieldMessages.max128Characters
  return passwordProblems(password).length > 0 ? fieldMessages.passwordWeak : null
}
