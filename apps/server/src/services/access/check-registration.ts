import { fieldMessages } from '@benefits/copy/field-messages'
import { isPasswordTooLong, passwordProblems } from '@benefits/domain/access/password-rules'
import { type BirthDateProblem, parseBirthDate } from '@benefits/domain/calendar/parse-birth-date'
import { calendarDateInSaoPaulo } from '@benefits/domain/calendar/sao-paulo'
import { type NameProblem, nameProblem } from '@benefits/domain/contact/parse-name'
import { parsePhone } from '@benefits/domain/contact/parse-phone'

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

const NAME = { min: 3, max: 24 } as const

const NAME_MESSAGES = {
  required: fieldMessages.nameRequired,
  tooShort: fieldMessages.min3Characters,
  tooLong: fieldMessages.max24Characters,
  forbidden: fieldMessages.nameForbidden,
} as const satisfies Record<NameProblem, string>

const BIRTH_DATE_MESSAGES = {
  required: fieldMessages.birthDateRequired,
  invalid: fieldMessages.dateInvalid,
  underage: fieldMessages.underage,
} as const satisfies Record<BirthDateProblem, string>

/** What the message of each field is; null for a good one. */
const CHECKS: {
  readonly [Field in keyof Registration]-?: (given: Registration, now: Date) => string | null
} = {
  firstName: ({ firstName }) => nameMessage(firstName),
  lastName: ({ lastName }) => nameMessage(lastName),
  ddd: () => null,
  phone: ({ ddd, phone }) => {
    if (`${ddd}${phone}` === '') return fieldMessages.mobileRequired
    return parsePhone(`${ddd}${phone}`) === null ? fieldMessages.mobileInvalid : null
  },
  birthDate: ({ birthDate }, now) => {
    const read = parseBirthDate(birthDate, calendarDateInSaoPaulo(now))
    return 'problem' in read ? BIRTH_DATE_MESSAGES[read.problem] : null
  },
  password: ({ password }) => (password === undefined ? null : passwordMessage(password)),
  confirmedPassword: ({ password, confirmedPassword }) =>
    password === confirmedPassword ? null : fieldMessages.passwordMismatch,
  acceptedTerms: ({ acceptedTerms }) => (acceptedTerms ? null : fieldMessages.termsRequired),
}

/** Every refused field of a registration, by the rules that the browser checks too (spec 2 §5). */
export function checkRegistration(given: Registration, now: Date): RegistrationProblem[] {
  return Object.entries(CHECKS).flatMap(([field, check]) => {
    const message = check(given, now)
    return message === null ? [] : [{ field: field as keyof Registration, message }]
  })
}

function nameMessage(name: string): string | null {
  const problem = nameProblem(name, NAME)
  return problem === null ? null : NAME_MESSAGES[problem]
}

function passwordMessage(password: string): string | null {
  if (password === '') return fieldMessages.passwordRequired
  if (isPasswordTooLong(password)) return fieldMessages.max128Characters
  return passwordProblems(password).length > 0 ? fieldMessages.passwordWeak : null
}
