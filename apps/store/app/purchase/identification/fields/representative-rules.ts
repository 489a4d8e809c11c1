import { fieldMessages } from '@benefits/copy/field-messages'
import { PERSON_NAME_MAX } from '@benefits/copy/person-name-messages'
import { formatDateMask } from '@benefits/domain/calendar/format-date'
import { type BirthDateProblem, parseBirthDate } from '@benefits/domain/calendar/parse-birth-date'
import { calendarDateInSaoPaulo } from '@benefits/domain/calendar/sao-paulo'
import { formatCpf } from '@benefits/domain/document/format-cpf'
import { parseCpf } from '@benefits/domain/document/parse-cpf'
import { emailRule, lastNameRule, mobileRule, nameRule } from '../../../forms/contact/public.ts'
import type { FieldRule, FormRules, FormValues } from '../../../ui/forms/form-rules.ts'
import type { RegistrationDraft } from '../../../visit/access-slice.ts'

/** The representative's form as typed: the draft that the visit keeps. */
export type RepresentativeValues = { [Name in keyof RegistrationDraft]: RegistrationDraft[Name] }

type Rule = FieldRule<FormValues, string>

const BIRTH_DATE_MESSAGES = {
  required: fieldMessages.birthDateRequired,
  invalid: fieldMessages.dateInvalid,
  underage: fieldMessages.underage,
} as const satisfies Record<BirthDateProblem, string>

/** A person's CPF. */
export const cpfRule: Rule = {
  check: (text) => {
    if (text === '') return fieldMessages.cpfRequired
    return parseCpf(text) === null ? fieldMessages.cpfInvalid : null
  },
  format: formatCpf,
  isWhole: (text) => text.length === 14,
}

/** A birth date of somebody who is of age. */
export function birthDateRule(now: () => Date): Rule {
  return {
    check: (text) => {
      const read = parseBirthDate(text, calendarDateInSaoPaulo(now()))
      return 'problem' in read ? BIRTH_DATE_MESSAGES[read.problem] : null
    },
    format: formatDateMask,
    isWhole: (text) => text.length === 10,
  }
}

/** A field that is not asked for takes what is in it. */
const unasked = ({ format }: Rule): Rule => ({ check: () => null, ...(format && { format }) })

/**
 * Rules of the representative's form. `needsTerms`: an account of before, which skips the password step. `isKnown`: the
 * person's account is there, and tells the rest once its code was right.
 */
export function representativeRules(
  now: () => Date,
  needsTerms: boolean,
  isKnown = false,
): FormRules<RepresentativeValues> {
  const asked = isKnown ? unasked : (rule: Rule) => rule
  return {
    email: emailRule,
    cpf: cpfRule,
    firstName: asked(nameRule(PERSON_NAME_MAX.form)),
    lastName: asked(lastNameRule),
    mobile: asked(mobileRule),
    birthDate: asked(birthDateRule(now)),
    newsletter: { check: () => null },
    acceptedTerms: {
      check: (accepted) => (needsTerms && !accepted ? fieldMessages.termsRequired : null),
    },
  }
}
