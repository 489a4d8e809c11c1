import type { NameProblem } from '@benefits/domain/contact/parse-name'
import { fieldMessages } from './field-messages.ts'

/** Longest name of a person: one name on the forms, first and last name in the access flow. */
export const PERSON_NAME_MAX = { form: 24, access: 49 } as const

/** One of the two bounds. */
export type PersonNameMax = (typeof PERSON_NAME_MAX)[keyof typeof PERSON_NAME_MAX]

const SHARED = {
  required: fieldMessages.nameRequired,
  tooShort: fieldMessages.min3Characters,
  forbidden: fieldMessages.nameForbidden,
  address: fieldMessages.nameAddress,
  unprintable: fieldMessages.textUnprintable,
} as const

/** What to say of a person's name, by what is wrong with it. */
export type PersonNameMessages = Record<NameProblem, string>

/** What to say beside a person's name, by its bound. */
export const personNameMessages = {
  24: { ...SHARED, tooLong: fieldMessages.max24Characters },
  49: { ...SHARED, tooLong: fieldMessages.max49Characters },
} as const satisfies Record<PersonNameMax, PersonNameMessages>

/** What to say beside a last name that has a field of its own. */
export const lastNameMessages: PersonNameMessages = {
  ...personNameMessages[PERSON_NAME_MAX.form],
  required: fieldMessages.lastNameRequired,
}
