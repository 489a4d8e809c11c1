import { CODE } from '@benefits/copy/code-of-refusal'
import { hasAccessByOrigin, STORE_ORIGIN } from '@benefits/domain/access/access-origin'
import { removeContracted } from '@benefits/domain/cart/contracted/remove-contracted'
import { forgetRemoved } from '@benefits/domain/cart/contracted/remove-unserved'
import { registerOutcome } from '@benefits/domain/checkout/register-outcome'
import type { SignupStep } from '@benefits/domain/checkout/signup-steps'
import { formatMobile } from '@benefits/domain/contact/format-phone'
import { maskEmail } from '@benefits/domain/contact/mask-email'
import { parseCnpj } from '@benefits/domain/document/parse-cnpj'
import type { StoreCode } from '../commands/command-result.ts'
import type { Commands } from '../commands/command-table.ts'
import {
  type AccessSlice,
  type Account,
  type FoundUser,
  isWaitingHere,
  maskedEmailOf,
  noAccess,
  type RegistrationDraft,
} from './access-slice.ts'
import { withCart } from './cart-slice.ts'
import { chooseOffer } from './choose-offer.ts'
import { noCustomer } from './customer-slice.ts'
import { noPurchase } from './purchase-slice.ts'
import { firstVisit, type VisitorState } from './visitor-state.ts'

type Change = Partial<VisitorState>

/** An access as it was before any account, with what was typed kept. */
function withoutAccount({ step, cnpjTyped, draft }: AccessSlice): AccessSlice {
  return { ...noAccess, step, cnpjTyped, draft }
}

/**
 * A company was identified. What it has already leaves the cart. Of another company's customer, account and purchase
 * nothing stays, nor what was not sold where that one is.
 */
export function identify(
  { customer, access, purchase, shopping }: VisitorState,
  cnpjTyped: string,
  { contractedProducts, channel, ...known }: Commands['identifyCompany']['answer'],
): Change {
  const company = {
    ...known,
    channelCode: channel.code,
    channelName: channel.name ?? null,
    cnpj: parseCnpj(cnpjTyped) ?? '',
  }
  const isSame = customer.company?.cnpj === company.cnpj
  const cart = isSame ? shopping.cart : forgetRemoved(shopping.cart)
  return {
    customer: {
      ...(isSame ? customer : { ...noCustomer, utm: customer.utm }),
      company,
      contractedProducts,
      customerType: null,
    },
    access: { ...(isSame ? access : withoutAccount(access)), cnpjTyped, known: null, attempt: '' },
    purchase: isSame ? purchase : noPurchase,
    shopping: withCart(shopping, removeContracted(cart, contractedProducts)),
  }
}

/** The CNPJ as it is typed. */
export function typeCnpj({ access }: VisitorState, cnpjTyped: string): Change {
  return access.cnpjTyped === cnpjTyped ? {} : { access: { ...access, cnpjTyped } }
}

/** Keeps what was typed of the registration. Another name, document or e-mail is asked about again; ticks are not. */
export function typeRegistration({ access }: VisitorState, typed: Partial<RegistrationDraft>): Change {
  const names = Object.keys(typed) as (keyof RegistrationDraft)[]
  const changed = names.filter((name) => access.draft[name] !== typed[name])
  if (changed.length === 0) return {}
  const onlyTicks = changed.every((name) => name === 'newsletter' || name === 'acceptedTerms')
  const draft = { ...access.draft, ...typed }
  return { access: { ...access, draft, known: onlyTicks ? access.known : null, attempt: '' } }
}

/** The registered person's data as they are put right on the summary, which registers the purchase with them. */
export function correctRegistration({ access }: VisitorState, typed: Partial<RegistrationDraft>): Change {
  return { access: { ...access, draft: { ...access.draft, ...typed } } }
}

/** The step that the visit stands at. */
export function standAt({ access }: VisitorState, step: SignupStep): Change {
  return access.step === step ? {} : { access: { ...access, step } }
}

/** Who goes back from the first step lets the offer go (docs/rules/checkout.md: ways-back). */
export function leaveSignup({ shopping }: VisitorState): Change {
  return { shopping: chooseOffer(shopping, null) }
}

/** The customer type was answered for the registration: whose account it is and whether a password is still to set. */
export function register(
  { customer, access }: VisitorState,
  answer: Commands['classifyCustomer']['answer'],
): Change {
  const user = toFound(answer)
  const isRestricted = registerOutcome(answer) === 'restriction'
  return {
    customer: { ...customer, customerType: answer.customerType },
    access: {
      ...access,
      known: isRestricted ? null : { user },
      account: toAccount(access.account, answer.user, user),
      attempt: '',
      origin: answer.user?.origin ?? null,
    },
  }
}

type AnsweredUser = Commands['classifyCustomer']['answer']['user']

/** The account behind an answer; null where nobody was found. */
export function toFound(answer: Commands['classifyCustomer']['answer']): FoundUser | null {
  const { user } = answer
  if (user === null) return null
  const isLegacy = registerOutcome(answer) === 'skip'
  return {
    id: user.id,
    maskedEmail: user.maskedEmail,
    isLegacy,
    isOwn: isLegacy && user.origin === STORE_ORIGIN,
  }
}

/** The account that was found, where it counts as access: the one that is verified already stays so. */
function toAccount(before: Account, user: AnsweredUser, found: FoundUser | null): Account {
  if (user === null || found === null) return noAccess.account
  const hasAccess = user.mfa || hasAccessByOrigin(user.origin) || user.origin === STORE_ORIGIN
  if (!hasAccess) return noAccess.account
  const { id, maskedEmail, isOwn } = found
  const held = { id, maskedEmail, whose: isOwn ? 'ownFound' : 'found', isReturning: true } as const
  return before.stage === 'verified' && before.id === id
    ? { ...held, stage: 'verified', email: before.email }
    : { ...held, stage: 'waiting' }
}

/** What the company is and whose account it has is asked again, as for another e-mail. */
export function recheckAccess({ customer, access }: VisitorState): Change {
  return { customer: { ...customer, customerType: null }, access: { ...access, known: null } }
}

/** An account is about to be made, or made again, under one key. */
export function beginAttempt({ access }: VisitorState, attempt: string): Change {
  return { access: { ...access, attempt } }
}

/** What comes next is another attempt. */
export function endAttempt({ access }: VisitorState): Change {
  return { access: { ...access, attempt: '' } }
}

/**
 * The account was made now and its code mailed (docs/rules/access.md: first-code). One that is the registration of this
 * session, made again with what was corrected, is asked for a code.
 */
export function openMade({ access }: VisitorState, id: string): Change {
  const user = access.known?.user ?? null
  const isAgain = isWaitingHere(access)
  const whose = user === null || user.id !== id ? 'made' : user.isOwn ? 'ownFound' : 'found'
  const maskedEmail = isAgain ? maskedEmailOf(access) : maskEmail(access.draft.email)
  return {
    access: {
      ...access,
      account: { stage: 'waiting', id, maskedEmail, whose, isReturning: isAgain },
      step: 'verification',
    },
  }
}

/** The account that was there already is opened by its code. */
export function openFound({ access }: VisitorState, { id, maskedEmail, isOwn }: FoundUser): Change {
  const account = { id, maskedEmail, whose: isOwn ? 'ownFound' : 'found', isReturning: true } as const
  return { access: { ...access, account: { ...account, stage: 'waiting' }, step: 'verification' } }
}

/** The code was right, but by now an account has this e-mail or CPF: the data are looked at again, and asked about. */
export function recordTakenAccount({ access }: VisitorState): Change {
  const { account } = access
  const taken: Account =
    account.stage === 'none' ? account : { stage: 'taken', id: account.id, maskedEmail: account.maskedEmail }
  return { access: { ...access, account: taken, known: null, attempt: '', step: 'register' } }
}

/** What an account knows of its person, told once its code was right. */
type Proven = Commands['validateCode']['answer']

/** The code was right. What the account knows of its person stands in the form's place where nothing was typed. */
export function validate({ access }: VisitorState, { email, ...person }: Proven): Change {
  const { account, draft } = access
  if (account.stage !== 'waiting') return {}
  return {
    access: {
      ...access,
      account: { ...account, stage: 'verified', email },
      draft: fillDraft(draft, person),
    },
  }
}

function fillDraft(
  draft: RegistrationDraft,
  { firstName, lastName, ddd, phone, birthDate }: Omit<Proven, 'email'>,
) {
  return {
    ...draft,
    firstName: draft.firstName || (firstName ?? ''),
    lastName: draft.lastName || (lastName ?? ''),
    mobile: draft.mobile || formatMobile(`${ddd ?? ''}${phone ?? ''}`),
    birthDate: draft.birthDate || (birthDate ?? '').split('-').reverse().join('/'),
  }
}

/** The lead is out of the session's reach, or the session has not verified its e-mail. */
const SESSION_LOST: readonly StoreCode[] = [CODE.leadUnknown, CODE.notYetHireable]

/**
 * Whether a refusal says of a buyer who had validated a code that the session in which that was is over, as after a
 * day or with cleared cookies.
 */
export function isSessionLost({ account }: Pick<AccessSlice, 'account'>, code: StoreCode): boolean {
  return SESSION_LOST.includes(code) && account.stage === 'verified'
}

/** The verified session is over: its account gets another code, which opens lead and cart to the new session. */
export function loseSession({ access }: VisitorState): Change {
  if (access.account.stage !== 'verified') return {}
  const { email: _, ...account } = access.account
  return { access: { ...access, account: { ...account, stage: 'waiting', isReturning: true } } }
}

/** 'Sair': the tab forgets the visit. */
export function forgetVisit(): Change {
  return firstVisit
}
