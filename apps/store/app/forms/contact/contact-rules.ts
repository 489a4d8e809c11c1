import { fieldMessages } from '@benefits/copy/field-messages'
import {
  lastNameMessages,
  PERSON_NAME_MAX,
  type PersonNameMax,
  type PersonNameMessages,
  personNameMessages,
} from '@benefits/copy/person-name-messages'
import { formatMobile } from '@benefits/domain/contact/format-phone'
import { EMAIL_MAX_LENGTH, onlyEmail, parseEmail, stripEmail } from '@benefits/domain/contact/parse-email'
import { nameProblem, stripName, withoutTitle } from '@benefits/domain/contact/parse-name'
import { parseMobile } from '@benefits/domain/contact/parse-phone'
import { formatCnpj } from '@benefits/domain/document/format-cnpj'
import { parseCnpj } from '@benefits/domain/document/parse-cnpj'
import type { Arrival } from '../../ui/forms/arrival.ts'
import { acceptedText } from '../../ui/forms/field-text.ts'
import type { FieldRule, FormValues } from '../../ui/forms/form-rules.ts'

/** What a text of any form accepts and how it is written. */
export type ContactRule = FieldRule<FormValues, string>

/** Characters of a mobile number and of a CNPJ with their masks. */
const MASKED_LENGTH = { mobile: 15, cnpj: 18 } as const

/** A person's name of 3 to `max` characters; the server repeats the rule, as those below. */
export function nameRule(
  max: PersonNameMax,
  messages: PersonNameMessages = personNameMessages[max],
): ContactRule {
  return {
    check: (text) => {
      const problem = nameProblem(text, { min: 3, max })
      return problem === null ? null : messages[problem]
    },
    format: (typed) => withoutTitle(stripName(typed)),
    isWhole: (text) => text.trim().length > max,
  }
}

/** A person's last name in a field of its own. */
export const lastNameRule: ContactRule = nameRule(PERSON_NAME_MAX.form, lastNameMessages)

/** An e-mail address of at most 70 characters. */
export const emailRule: ContactRule = {
  check: (text) => {
    if (text === '') return fieldMessages.emailRequired
    if (text.length > EMAIL_MAX_LENGTH) return fieldMessages.max70Characters
    return parseEmail(text) === null ? fieldMessages.emailInvalid : null
  },
  format: stripEmail,
  read: (text, arrival) => acceptedText(readEmail(text, arrival)),
  isWhole: (text) => text.length > EMAIL_MAX_LENGTH,
}

/** Of what came in one piece the address in it; what was pasted without a single one stays as it is, and is told. */
function readEmail(text: string, arrival: Arrival): string {
  const address = arrival === 'typed' ? null : onlyEmail(text)
  return address ?? (arrival === 'pasted' ? text.trim() : stripEmail(text))
}

/** A mobile number of 11 digits; the calls take landlines of ten too. */
export const mobileRule: ContactRule = {
  check: (text) => {
    if (text === '') return fieldMessages.mobileRequired
    return parseMobile(text) === null ? fieldMessages.mobileInvalid : null
  },
  format: formatMobile,
  isWhole: (text) => text.length === MASKED_LENGTH.mobile,
}

/** The company's CNPJ: required, valid, masked as typed. */
export const cnpjRule: ContactRule = {
  check: (text) => {
    if (text === '') return fieldMessages.cnpjRequired
    return parseCnpj(text) === null ? fieldMessages.cnpjInvalid : null
  },
  format: formatCnpj,
  isWhole: (text) => text.length === MASKED_LENGTH.cnpj,
}
