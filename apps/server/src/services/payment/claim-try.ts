import { inTransaction, type Trx } from '../../database/in-transaction.ts'
import type { CallContext } from '../../outcome/call-context.ts'
import { type Refusal, refuse } from '../../outcome/outcome.ts'
import type { Parts } from '../../parts.ts'
import {
  type CardAuthorisation,
  findTries,
  giveUpWhenDue,
  insertAuthorisation,
  type NewAuthorisation,
} from '../../repositories/card-authorisations.ts'
import type { Cart } from '../../repositories/carts.ts'
import type { Lead } from '../../repositories/leads.ts'
import { lockPurchase, type Purchase } from '../../repositories/purchases.ts'
import { type CartProblem, hiringProblem } from '../conditions/hiring-problem.ts'
import { mayConclude } from '../conditions/may-conclude.ts'
import { mayPayByCard } from '../conditions/may-pay-by-card.ts'
import { contractNotAccepted, emailUnverified, priceOver } from '../conditions/not-yet-hireable.ts'
import { endOfPrice } from '../conditions/price-days.ts'
import { findAccepted } from '../contract/find-accepted.ts'
import type { KnownCustomer } from '../customer/know-customer.ts'
import { ABANDONED_SECONDS, AUTHORISED_SECONDS, MARGIN_SECONDS, secondsBefore } from './card-limits.ts'

export type ClaimRefusal = NotReady | 'leadUnknown' | 'conflict'

/** Whose turn it is: `first` asks the acquirer, `authorised` has its answer already, `busy` waits for another call. */
export type Claim =
  | { readonly kind: 'first'; readonly authorisation: CardAuthorisation; readonly lead: Lead }
  | { readonly kind: 'authorised'; readonly authorisation: CardAuthorisation }
  | { readonly kind: 'busy'; readonly authorisationId: string }
  | { readonly kind: 'refused'; readonly refusal: Refusal<ClaimRefusal> }

/** A try before its cart is known. */
export type WantedTry = Pick<NewAuthorisation, 'id' | 'leadId' | 'brand' | 'lastDigits'>

const refused = (refusal: Refusal<ClaimRefusal>) => ({ kind: 'refused', refusal }) as const

/**
 * Takes the turn of a lead's current cart to be authorised, with the job that gives the money back should this process
 * die before it knows the answer. Cart, order and contract are read while the lead is held, which hiring and
 * registering a cart hold too. Refused as a `conflict` once the cart is hired in another way, and where a hiring would
 * be (`readyToPay`); `customer` is what the lead's company is.
 */
export function claimTry(
  wanted: WantedTry,
  customer: KnownCustomer,
  context: CallContext,
  parts: Parts,
): Promise<Claim> {
  return inTransaction(parts.database, async (trx): Promise<Claim> => {
    const purchase = await lockPurchase(trx, wanted.leadId, context)
    if (purchase === null) return refused(refuse('leadUnknown'))
    const { cart, lead, order } = purchase
    const tries = cart === null ? [] : await findTries(trx, cart.id)
    const live = tries.find(({ status }) => LIVE.has(status))
    if (live && live.status !== 'pending') return { kind: 'authorised', authorisation: live }
    if (order !== null) return refused(refuse('conflict'))
    const ready = await readyToPay(trx, purchase, customer, context)
    if (!ready.ok) return refused(ready)
    if (live && !(await isAbandoned(trx, live, context.now, parts))) {
      return { kind: 'busy', authorisationId: live.id }
    }
    const { id: cartId, pricing } = ready.cart
    const authorisation = { ...wanted, cartId, amount: pricing.totalWithDiscount }
    await insertAuthorisation(trx, authorisation, context.now)
    const startAfterSeconds = ABANDONED_SECONDS + MARGIN_SECONDS
    await parts.jobs.enqueue(trx, 'void-card', { authorisationId: wanted.id }, { startAfterSeconds })
    const pending = { status: 'pending', reference: null, refusal: null, createdAt: context.now } as const
    return { kind: 'first', authorisation: { ...authorisation, ...pending }, lead }
  })
}

const LIVE: ReadonlySet<CardAuthorisation['status']> = new Set(['pending', 'authorised', 'hired'])

/**
 * Why there is nothing to pay by card: not as far as that, nothing priced, not a cart that cards pay, or that is
 * hired no more.
 */
type NotReady = 'notYetHireable' | 'noContract' | 'paymentFailed' | CartProblem
type Ready = { readonly ok: true; readonly cart: Cart } | Refusal<NotReady>

/**
 * Asks what hiring asks: a session that is verified, a priced cart, the accepted contract of the cart as it is now at a
 * price that holds, and nothing in it that the company has; and that a card pays this cart.
 */
async function readyToPay(
  trx: Trx,
  purchase: Purchase,
  customer: KnownCustomer,
  context: CallContext,
): Promise<Ready> {
  const { content } = context
  const { cart, lead } = purchase
  if (!mayConclude(lead, content)) return emailUnverified()
  if (cart === null || cart.pricing.lines.length === 0) return refuse('noContract')
  if (!mayPayByCard(lead, cart, content)) return refuse('paymentFailed')
  const accepted = await findAccepted(trx, purchase, content, 'creditCard')
  if (accepted === null) return contractNotAccepted('leadId')
  const last = endOfPrice(cart, accepted.acceptedAt, context)
  if (last !== null) return priceOver(last)
  const problem = hiringProblem(cart, customer, content)
  return problem === null ? { ok: true, cart } : refuse(problem)
}

/** Whether a pending try has lost its process; then it is given up and no longer in the way. */
async function isAbandoned(trx: Trx, { id }: CardAuthorisation, now: Date, { jobs }: Parts) {
  const limits = {
    pendingBefore: secondsBefore(now, ABANDONED_SECONDS),
    pendingAfter: secondsBefore(now, -ABANDONED_SECONDS),
    authorisedBefore: secondsBefore(now, AUTHORISED_SECONDS),
  }
  if ((await giveUpWhenDue(trx, id, limits, now)) === null) return false
  await jobs.enqueue(trx, 'void-card', { authorisationId: id })
  return true
}
