import type { CustomerType } from '../customer/customer-type.ts'

/** What follows the register step: a screen, a modal, or a move of the signup. */
export type RegisterOutcome = 'restriction' | 'alreadyCustomer' | 'advance' | 'skip'

/** The access account behind the e-mail: none, one whose e-mail was validated, or one without (legacy). */
export type RegisterUser = 'none' | 'validated' | 'notValidated'

const BY_USER = {
  none: 'advance',
  validated: 'alreadyCustomer',
  notValidated: 'skip',
} as const satisfies Record<RegisterUser, RegisterOutcome>

const RESTRICTED = {
  none: 'restriction',
  validated: 'restriction',
  notValidated: 'restriction',
} as const satisfies Record<RegisterUser, RegisterOutcome>

/**
 * What happens after the register step (docs/rules/checkout.md: `after-data`): types that may not buy get the
 * restriction screen, DOWNGRADE too; then 'no user' is asked first, since a new company sets a password; a validated
 * user is told that it is a customer already; any other skips the password step.
 */
export const REGISTER_OUTCOMES = {
  noContracts: BY_USER,
  withAvailableProducts: BY_USER,
  servedByAnotherChannel: RESTRICTED,
  selectedUnserved: RESTRICTED,
  selectedAlreadyContracted: RESTRICTED,
  downgrade: RESTRICTED,
} as const satisfies Record<CustomerType, Record<RegisterUser, RegisterOutcome>>

/** Reads `REGISTER_OUTCOMES` for the answer of the customer-type call; `user` is null without an access account. */
export function registerOutcome(answer: {
  readonly customerType: CustomerType
  readonly user: { readonly mfa: boolean } | null
}): RegisterOutcome {
  const user = answer.user === null ? 'none' : answer.user.mfa ? 'validated' : 'notValidated'
  return REGISTER_OUTCOMES[answer.customerType][user]
}
