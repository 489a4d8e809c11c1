import { fieldMessages } from '@benefits/copy/field-messages'
import { formatDateMask } from '@benefits/domain/calendar/format-date'
import { type BirthDateProblem, parseBirthDate } from '@benefits/domain/calendar/parse-birth-date'
import { calendarDateInSaoPaulo } from '@benefits/domain/calendar/sao-paulo'
import { formatMobile } from '@benefits/domain/contact/format-phone'
import { EMAIL_MAX_LENGTH, parseEmail, stripEmail } from '@benefits/domain/contact/parse-email'
import { type NameProblem, nameProblem, stripName } from '@benefits/domain/contact/parse-name'
import { parseMobile } from '@benefits/domain/contact/parse-phone'
import { formatCpf } from '@benefits/domain/document/format-cpf'
import { parseCpf } from '@benefits/domain/document/parse-cpf'
import type { FieldRule, FormRules } from '../../ui/form-rules.ts'
import type { RegistrationDraft } from '../access/access-slice.ts'

/** The representative's form as typed: the draft that the visit keeps. */
export type RepresentativeValues = { [Name in keyof RegistrationDraft]: RegistrationDraft[Name] }

type Rule = FieldRule<RepresentativeValues, string>

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

const name: Rule = {
  check: (text) => {
    const problem = nameProblem(text, NAME)
    return problem === null ? null : NAME_MESSAGES[problem]
  },
  format: stripName,
  isWhole: (text) => text.trim().length > NAME.max,
}

const email: Rule = {
  check: (text) => {
    if (text === '') return fieldMessages.emailRequired
    if (text.length > EMAIL_MAX_LENGTH) return fieldMessages.max70Characters
    return parseEmail(text) === null ? fieldMessages.emailInvalid : null
  },
  format: stripEmail,
  isWhole: (text) => text.length > EMAIL_MAX_LENGTH,
}

const mobile: Rule = {
  check: (text) => {
    if (text === '') return fieldMessages.mobileRequired
    return parseMobile(text) === null ? fieldMessages.mobileInvalid : null
  },
  format: formatMobile,
  isWhole: (text) => text.length === 15,
}

const cpf: Rule = {
  check: (text) => {
    if (text === '') return fieldMessages.cpfRequired
    return parseCpf(text) === null ? fieldMessages.cpfInvalid : null
  },
  format: formatCpf,
  isWhole: (text) => text.length === 14,
}

/** Rules of the representative's form (spec 2 §5). `needsTerms`: an account of before, which skips the password step. */
export function representativeRules(now: () => Date, needsTerms: boolean): FormRules<RepresentativeValues> {
  const birthDate: Rule = {
    check: (text) => {
      const read = parseBirthDate(text, calendarDateInSaoPaulo(now()))
      return 'problem' in read ? BIRTH_DATE_MESSAGES[read.problem] : null
    },
    format: formatDateMask,
    isWhole: (text) => text.length === 10,
  }
  return {
    firstName: name,
    lastName: name,
    email,
    mobile,
    cpf,
    birthDate,
    newsletter: { check: () => null },
    acceptedTerms: {
      check: (accepted) => (needsTerms && !accepted ? fieldMessages.termsRequired : null),
    },
  }
}
