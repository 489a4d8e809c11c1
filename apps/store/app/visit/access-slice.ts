import type { SignupStep } from '@benefits/domain/checkout/signup-steps'

/** The registration form as typed, masks and all; the password is never here. */
export interface RegistrationDraft {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly mobile: string
  readonly cpf: string
  readonly birthDate: string
  readonly newsletter: boolean
  readonly acceptedTerms: boolean
}

/** Access management of the visit. */
export interface AccessSlice {
  readonly step: SignupStep
  /** CNPJ as typed, with its mask. */
  readonly cnpjTyped: string
  readonly draft: RegistrationDraft
  /** The customer type was asked for the registration as it stands; changing it asks again. */
  readonly isRegistered: boolean
  /** The account that the customer-type call named for the e-mail; null where there is none. */
  readonly userId: string | null
  /** Where the account's codes go, masked; empty while no account is known. */
  readonly maskedEmail: string
  /** One key for every send of the same attempt: a double click makes one account. */
  readonly attempt: string
  readonly accountId: string | null
  /** temAcessoVR: an account exists, made here or before. */
  readonly hasAccess: boolean
  /** The account was here before this visit: entering the verification screen asks for a code. */
  readonly isReturning: boolean
  /** A legacy account has no password to set. */
  readonly isLegacy: boolean
  readonly origin: string | null
  readonly isCodeValidated: boolean
  /** The e-mail that the validated code proved. */
  readonly validatedEmail: string | null
}

export const emptyDraft: RegistrationDraft = {
  firstName: '',
  lastName: '',
  email: '',
  mobile: '',
  cpf: '',
  birthDate: '',
  newsletter: false,
  acceptedTerms: false,
}

export const noAccess: AccessSlice = {
  step: 'identification',
  cnpjTyped: '',
  draft: emptyDraft,
  isRegistered: false,
  userId: null,
  maskedEmail: '',
  attempt: '',
  accountId: null,
  hasAccess: false,
  isReturning: false,
  isLegacy: false,
  origin: null,
  isCodeValidated: false,
  validatedEmail: null,
}
