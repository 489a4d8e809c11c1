/** What a password must keep; the form shows each rule and paints the broken ones red. */
export type PasswordRule = 'minLength' | 'uppercase' | 'digit' | 'special' | 'noSequence' | 'noRepeatedEnd'

/** Bounds in characters. The upper one only guards the server's hashing; nobody is shown it as a rule. */
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const

const SEQUENCE = /012|123|234|345|456|567|678|789|890/

/** The rules in the order in which the form lists them; `test` tells whether a password keeps the rule. */
export const PASSWORD_RULES: readonly {
  readonly id: PasswordRule
  readonly test: (password: string) => boolean
}[] = [
  { id: 'minLength', test: (password) => [...password].length >= PASSWORD_LENGTH.min },
  { id: 'uppercase', test: (password) => /\p{Lu}/u.test(password) },
  { id: 'digit', test: (password) => /[0-9]/.test(password) },
  { id: 'special', test: (password) => /[;.!?@#%]/.test(password) },
  { id: 'noSequence', test: (password) => !SEQUENCE.test(password) },
  { id: 'noRepeatedEnd', test: (password) => !/([0-9])\1\1$/.test(password) },
]

/** The rules that a password breaks, in the form's order; none for a good one. */
export function passwordProblems(password: string): PasswordRule[] {
  return PASSWORD_RULES.filter((rule) => !rule.test(password)).map((rule) => rule.id)
}

/** Whether a password is longer than the store takes; the field's own maximum length keeps people from it. */
export function isPasswordTooLong(password: string): boolean {
  return [...password].length > PASSWORD_LENGTH.max
}
