import { fieldMessages } from '@benefits/copy/field-messages'
import { isPasswordTooLong, passwordProblems } from '@benefits/domain/access/password-rules'
import type { FormRules } from '../../../ui/forms/form-rules.ts'

/** The password's form as typed; it never leaves the component. */
export type SecretValues = {
  readonly password: string
  readonly confirmedPassword: string
  readonly acceptedTerms: boolean
}

/** Rules of the password step. */
export const secretRules: FormRules<SecretValues> = {
  password: {
    check: (password) => {
      if (password === '') return fieldMessages.passwordRequired
      if (isPasswordTooLong(password)) return fieldMessages.max128Characters
      return passwordProblems(password).length > 0 ? fieldMessages.passwordWeak : null
    },
  },
  confirmedPassword: {
    check: (confirmed, { password }) => {
      if (confirmed === '') return fieldMessages.passwordRequired
      return confirmed === password ? null : fieldMessages.passwordMismatch
    },
    isWhole: (confirmed, { password }) => confirmed.length >= password.length,
  },
  acceptedTerms: { check: (accepted) => (accepted ? null : fieldMessages.termsRequired) },
}
