import { CODE } from '@benefits/copy/code-of-refusal'
import { hasAccessByOrigin, STORE_ORIGIN } from '@benefits/domain/access/access-origin'
import { removeContracted } from '@benefits/domain/cart/contracted/remove-contracted'
import { forgetRemoved } from '@benefits/domain/cart/contracted/remove-unserved'
import { registerOutcome } from '@benefits/domain/checkout/register-outcome'
import { maskEmail } from '@benefits/domain/contact/mask-email'
import { parseEmail } from '@benefits/domain/contact/parse-email'
import { parseCnpj } from '@benefits/domain/document/parse-cnpj'
import type { StoreCode } from '../commands/command-result.ts'
import type { Commands } from '../commands/command-table.ts'
import { type AccessSlice, noAccess, type RegistrationDraft } from './access-slice.ts'
import { withCart } from './cart-slice.ts'
import { noCustomer } from './customer-slice.ts'
import { noPurchase } from './purchase-slice.ts'
import type { VisitorState } from './visitor-state.ts'

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
): Partial<VisitorState> {
  const company = { ...known, channelCode: channel.code, cnpj: parseCnpj(cnpjTyped) ?? '' }
  const isSame = customer.company?.cnpj === company.cnpj
  const cart = isSame ? shopping.cart : forgetRemoved(shopping.cart)
  return {
    customer: {
      ...(isSame ? customer : { ...noCustomer, utm: customer.utm }),
      company,
      contractedProducts,
      customerType: null,
    },
    access: { ...(isSame ? access : withoutAccount(access)), cnpjTyped, isRegistered: false, attempt: '' },
    purchase: isSame ? purchase : noPurchase,
    shopping: withCart(shopping, removeContracted(cart, contractedProducts)),
  }
}

/** Keeps the form as typed. Another name, document or e-mail must be asked about again; ticks need not. */
export function keepDraft(access: AccessSlice, draft: RegistrationDraft): AccessSlice {
  const changed = Object.keys(draft).filter(
    (name) => access.draft[name as keyof RegistrationDraft] !== draft[name as keyof RegistrationDraft],
  )
  if (changed.length === 0) return access
  const onlyTicks = changed.every((name) => name === 'newsletter' || name === 'acceptedTerms')
  return { ...access, draft, isRegistered: access.isRegistered && onlyTicks, attempt: '' }
}

/** The customer type was answered for the registration: whose account it is and whether a password is still to set. */
export function register(
  { customer, access }: VisitorState,
  answer: Commands['classifyCustomer']['answer'],
): Partial<VisitorState> {
  const { customerType, user } = answer
  const outcome = registerOutcome(answer)
  const hasAccess =
    user !== null && (user.mfa || hasAccessByOrigin(user.origin) || user.origin === STORE_ORIGIN)
  const isSameAccount = user !== null && access.accountId === user.id
  return {
    customer: { ...customer, customerType },
    access: {
      ...access,
      isRegistered: outcome !== 'restriction',
      attempt: '',
      isLegacy: outcome === 'skip',
      userId: user?.id ?? null,
      maskedEmail: user?.maskedEmail ?? '',
      origin: user?.origin ?? null,
      accountId: hasAccess ? user.id : null,
      hasAccess,
      isReturning: hasAccess,
      isCodeValidated: isSameAccount && access.isCodeValidated,
      validatedEmail: isSameAccount ? access.validatedEmail : null,
    },
  }
}

/** What the company is and whose account it has is asked again, as for another e-mail. */
export function askAgain({ customer, access }: VisitorState): Partial<VisitorState> {
  return { customer: { ...customer, customerType: null }, access: { ...access, isRegistered: false } }
}

/** An account waits for its code: mailed where it was made now, else asked for (docs/rules/access.md: first-code). */
export function openAccount(access: AccessSlice, accountId: string, isReturning: boolean): AccessSlice {
  return {
    ...access,
    accountId,
    maskedEmail: isReturning ? access.maskedEmail : maskEmail(access.draft.email),
    hasAccess: true,
    isReturning,
    isCodeValidated: false,
    step: 'verification',
  }
}

/** Whether the account is only registered, by this visit, and waits for its code: nobody else is told of such a one. */
export function isWaitingHere({
  accountId,
  userId,
  isLegacy,
  origin,
  isCodeValidated,
}: AccessSlice): boolean {
  const isOwn = accountId !== null && accountId === userId && origin === STORE_ORIGIN
  return isOwn && isLegacy && !isCodeValidated
}

/**
 * The address that this tab typed and the codes go to, of an account that it made or is about to make; null where the
 * account was found rather than made, which may have another one, and where the form was changed since.
 */
export function typedEmail(access: AccessSlice): string | null {
  const { accountId, userId, maskedEmail } = access
  const isMadeHere = accountId === null ? userId === null : accountId !== userId || isWaitingHere(access)
  const email = parseEmail(access.draft.email)
  if (!access.isRegistered || !isMadeHere || email === null) return null
  return accountId === null || maskEmail(email) === maskedEmail ? email : null
}

/** The code was right, but by now an account has this e-mail or CPF: the data are looked at again, and asked about. */
export function refuseTaken(access: AccessSlice): AccessSlice {
  const asked = { isRegistered: false, hasAccess: false, isReturning: false, isLegacy: false, attempt: '' }
  return { ...access, ...asked, step: 'register' }
}

/** The code was right. */
export function validate(access: AccessSlice, email: string): AccessSlice {
  return { ...access, isCodeValidated: true, validatedEmail: email }
}

/** The lead is out of the session's reach, or the session has not verified its e-mail. */
const SESSION_LOST: readonly StoreCode[] = [CODE.leadUnknown, CODE.notYetHireable]

/**
 * What a refusal says of a buyer who had validated a code: the session in which that was is over, as after a day or
 * with cleared cookies. The account gets another code, which opens lead and cart to the new session; null where the
 * refusal means something else.
 */
export function loseSession(access: AccessSlice, code: StoreCode): AccessSlice | null {
  if (!SESSION_LOST.includes(code) || !access.isCodeValidated || access.accountId === null) return null
  return { ...access, isCodeValidated: false, validatedEmail: null, isReturning: true }
}
