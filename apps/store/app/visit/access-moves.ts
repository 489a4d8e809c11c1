import { CODE } from '@benefits/copy/code-of-refusal'
import { hasAccessByOrigin, STORE_ORIGIN } from '@benefits/domain/access/access-origin'
import { removeContracted } from '@benefits/domain/cart/contracted/remove-contracted'
import { registerOutcome } from '@benefits/domain/checkout/register-outcome'
import type { SignupStep } from '@benefits/domain/checkout/signup-steps'
import { parseCnpj } from '@benefits/domain/document/parse-cnpj'
import type { StoreCode } from '../commands/command-result.ts'
import type { Commands } from '../commands/command-table.ts'
import {
  type AccessSlice,
  type Account,
  type FoundUser,
  noAccess,
  type RegistrationDraft,
} from './access-slice.ts'
import { withCart } from './cart-slice.ts'
import { chooseOffer } from './choose-offer.ts'
import { judgeCompany } from './customer-moves.ts'
import { afterEnding, type VisitorState } from './visitor-state.ts'

type Change = Partial<VisitorState>

/**
 * A company was identified. What it has already leaves the cart; what was another company's ends
 * (`SLICES`: otherCompany).
 */
export function identify(
  state: VisitorState,
  cnpjTyped: string,
  { contractedProducts, channel, ...known }: Commands['identifyCompany']['answer'],
): VisitorState {
  const company = {
    ...known,
    channelCode: channel.code,
    channelName: channel.name ?? null,
    cnpj: parseCnpj(cnpjTyped) ?? '',
  }
  const isSame = state.customer.company?.cnpj === company.cnpj
  const visit = isSame ? state : afterEnding('otherCompany', state)
  const { customer, access, shopping } = visit
  return {
    ...visit,
    customer: { ...customer, company, contractedProducts, customerType: null },
    access: { ...access, cnpjTyped, known: null, attempt: '' },
    shopping: withCart(shopping, removeContracted(shopping.cart, contractedProducts)),
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
export function recheckAccess(state: VisitorState): Change {
  return { ...judgeCompany(state, null), access: { ...state.access, known: null } }
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
