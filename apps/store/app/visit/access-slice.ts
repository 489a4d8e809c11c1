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

/** Whom the customer-type call found behind the registration. */
export interface FoundUser {
  readonly id: string
  readonly maskedEmail: string
  /** An account of before: it has no password to set. */
  readonly isLegacy: boolean
  /** Registered by this session and never validated; nobody else is told of it (docs/rules/access.md: binds-nobody). */
  readonly isOwn: boolean
}

/** An account that the visit goes on with. */
interface HeldAccount {
  readonly id: string
  /** Where its codes go. */
  readonly maskedEmail: string
  /** Made by this visit now, a registration of this session found again, or one that was there. */
  readonly whose: 'made' | 'ownFound' | 'found'
  /** It was there before this visit made any: entering the verification screen asks for a code. */
  readonly isReturning: boolean
}

/**
 * The account that the visit goes on with, by how far it is: none yet; one that waits for its code; one whose e-mail
 * the code has proved; one whose code was right when somebody else had been validated with the same data.
 */
export type Account =
  | { readonly stage: 'none' }
  | ({ readonly stage: 'waiting' } & HeldAccount)
  | ({ readonly stage: 'verified'; readonly email: string } & HeldAccount)
  | ({ readonly stage: 'taken' } & Pick<HeldAccount, 'id' | 'maskedEmail'>)

/**
 * Access management of the visit. What is known of the registration and how far the account is go their own ways: who
 * corrects the data of a verified visit is asked about again and stays verified.
 */
export interface AccessSlice {
  readonly step: SignupStep
  /** CNPJ as typed, with its mask. */
  readonly cnpjTyped: string
  readonly draft: RegistrationDraft
  /** What was answered of the registration as it stands; null while it is typed: then it is to be asked about. */
  readonly known: { readonly user: FoundUser | null } | null
  readonly account: Account
  /** One key for every send of the same attempt: a double click makes one account. */
  readonly attempt: string
  /** Which portal the account, or the visit, comes from. */
  readonly origin: string | null
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
  known: null,
  account: { stage: 'none' },
  attempt: '',
  origin: null,
}

/** An access as it was before any account, with what was typed kept. */
export function withoutAccount({ step, cnpjTyped, draft }: AccessSlice): AccessSlice {
  return { ...noAccess, step, cnpjTyped, draft }
}

/** The account that codes are for; null without one. */
export function accountIdOf({ account }: Pick<AccessSlice, 'account'>): string | null {
  return account.stage === 'none' ? null : account.id
}

/** How far the account is, as the rules of the way on ask for it (temAcessoVR, and whether its code was right). */
export function proofOf({ account }: Pick<AccessSlice, 'account'>) {
  const isCodeValidated = account.stage === 'verified'
  return { hasAccess: isCodeValidated || account.stage === 'waiting', isCodeValidated }
}

/** Whether the code was right. */
export function isVerified({ account }: Pick<AccessSlice, 'account'>): boolean {
  return account.stage === 'verified'
}

/** Where codes go, masked; empty while nobody is known. */
export function maskedEmailOf({ known, account }: Pick<AccessSlice, 'known' | 'account'>): string {
  return account.stage === 'none' ? (known?.user?.maskedEmail ?? '') : account.maskedEmail
}
