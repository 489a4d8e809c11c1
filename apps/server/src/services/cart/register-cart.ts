import { addOnLine } from '@benefits/domain/cart/lines/add-on-line'
import type { RegisteredLine } from '@benefits/domain/cart/lines/registered-line'
import { isSameData } from '@benefits/domain/contract/is-same-data'
import { hasFeesByState } from '@benefits/domain/pricing/fees-at'
import type { CallContext } from '../../outcome/call-context.ts'
import { done, type Outcome, refuse } from '../../outcome/outcome.ts'
import type { Parts } from '../../parts.ts'
import {
  type Cart,
  type CartPrice,
  type Interest,
  proposeCurrentCart,
  proposeStandingCart,
  replaceCurrentCart,
} from '../../repositories/carts.ts'
import { feeStateOf, findLeadForSession, type Lead } from '../../repositories/leads.ts'
import { findPurchase } from '../../repositories/purchases.ts'
import { voidGivenUp } from '../payment/give-up-card.ts'
import type { LineFieldProblem } from '../pricing/line-problems.ts'
import { type OrderToPrice, type PricedOrder, priceCartOrder } from '../pricing/price-order.ts'
import { makeProposal } from '../proposal/make-proposal.ts'
import { addressWithKey, proposalKey } from '../proposal/proposal-key.ts'
import { toOrderLines } from './to-order-lines.ts'

/** What a caller registers. */
export interface CartRequest {
  readonly lines: readonly RegisteredLine[]
  readonly interests: readonly Interest[]
}

/** Refusals name the refused lines, in our own words, where single lines are at fault. */
export type CartOutcome<Answer = string> =
  | Outcome<Answer, 'leadUnknown'>
  | { readonly ok: false; readonly lines: readonly LineFieldProblem[] }
  | Extract<PricedOrder, { ok: false }>

/**
 * Registers a cart with its price at the lead's company and makes it the lead's current one; gives its id. What is not
 * sold at the company's address stays out of it.
 */
export function registerCart(
  leadId: string,
  request: CartRequest,
  context: CallContext,
  parts: Parts,
): Promise<CartOutcome<Registered>> {
  return register(leadId, request, { context, parts }, async (cart) => ({
    answer: { cartId: cart.id, isProposalPrice: cart.proposal !== undefined },
    givenUp: await replaceCurrentCart(parts.database.kysely, cart, context.now),
  }))
}

/** A registered cart, and whether it has the price of the proposal that the call names. */
export interface Registered {
  readonly cartId: string
  readonly isProposalPrice: boolean
}

/** A proposal and the cart that it is of. */
export interface Proposed {
  readonly proposalId: string
  readonly cartId: string
  readonly number: string
  readonly validUntil: string
  readonly link: string
}

/**
 * The same for a proposal. A cart that is registered already as it is asked for stays the one that it is, with its
 * contract and what is held for it; any other is registered anew, and the answer tells its id.
 */
export function proposeCart(
  leadId: string,
  request: CartRequest,
  context: CallContext,
  parts: Parts,
): Promise<CartOutcome<Proposed>> {
  const db = parts.database.kysely
  return register(leadId, request, { context, parts }, async (cart, lead) => {
    const proposal = makeProposal(cart, lead, context, parts)
    const { id: proposalId, number, validUntil, terms } = proposal
    const link = addressWithKey(terms.address, proposalKey(parts.secret, proposalId))
    const told = { proposalId, number, validUntil, link }
    const at = context.now
    const current = (await findPurchase(db, leadId, context))?.cart ?? null
    if (current !== null && isSameCart(current, cart)) {
      const cartId = current.id
      if (await proposeStandingCart(db, { proposal, cartId, leadId, at }))
        return { answer: { ...told, cartId }, givenUp: [] }
    }
    const givenUp = await proposeCurrentCart(db, { proposal, cart, at })
    return { answer: { ...told, cartId: cart.id }, givenUp }
  })
}

/** Whether two carts ask for the same at the same price; a stored one was read from JSON. */
function isSameCart({ id: _, ...one }: Cart, { id: __, ...other }: Cart): boolean {
  return isSameData(one, JSON.parse(JSON.stringify(other)))
}

/** What storing a cart answers, and the card authorisations that it gave up. */
interface StoredCart<Answer> {
  readonly answer: Answer
  readonly givenUp: readonly string[]
}

async function register<Answer>(
  leadId: string,
  request: CartRequest,
  caller: { readonly context: CallContext; readonly parts: Parts },
  store: (cart: Cart, lead: Lead) => Promise<StoredCart<Answer>>,
): Promise<CartOutcome<Answer>> {
  const { context, parts } = caller
  const lead = await findLeadForSession(parts.database.kysely, leadId, context)
  if (lead === null) return refuse('leadUnknown')
  const cart = await makeCart(lead, request, context, parts)
  if (!cart.ok) return cart
  const { answer, givenUp } = await store(cart.answer, lead)
  await voidGivenUp(givenUp, parts)
  if (!hasFeesByState(context.content.fees)) return done(answer)
  // Another tab may have sent the delivery elsewhere while the cart was priced.
  const now = await findLeadForSession(parts.database.kysely, leadId, context)
  const isElsewhere = now !== null && feeStateOf(now) !== feeStateOf(lead)
  return isElsewhere ? register(leadId, request, caller, store) : done(answer)
}

async function makeCart(
  lead: Lead,
  { lines, interests }: CartRequest,
  context: CallContext,
  parts: Parts,
): Promise<Exclude<CartOutcome, { ok: true }> | { readonly ok: true; readonly answer: Cart }> {
  const read = toOrderLines(lines)
  if (!read.ok) return read
  const priced = await priceCartOrder(read.order, lead, context, parts)
  if (!priced.ok) return { ...priced, lines: priced.lines.map(atRegistered(lines)) }
  const { held } = priced
  const offerCode = held ? held.offerCode : context.offerCode
  const cart = { id: parts.newId(), leadId: lead.id, interests, offerCode, ...cartPrice(read.order, priced) }
  return done(held ? { ...cart, proposal: held.proposal } : cart)
}

/** A refused line where it stands among the registered ones, add-ons counted. */
function atRegistered(lines: readonly RegisteredLine[]) {
  const places = lines.flatMap(({ lineType }, at) => (lineType === 'addOn' ? [] : [at]))
  return (problem: LineFieldProblem): LineFieldProblem =>
    problem.index === null ? problem : { ...problem, index: places[problem.index] ?? problem.index }
}

/** What a priced order is as a cart: without what is not sold at the company's address. */
export function cartPrice(
  order: OrderToPrice,
  { pricing, removed }: Extract<PricedOrder, { ok: true }>,
): CartPrice {
  const gone = new Set(removed.map(({ productCode }) => productCode))
  // An offer's mandatory add-ons are priced whether they were asked for or not.
  const addOnCodes = pricing.lines.flatMap(({ lineType, productCode }) =>
    lineType === 'addOn' ? [productCode] : [],
  )
  const kept = order.lines.filter(({ productCode }) => !gone.has(productCode))
  return { lines: [...kept, ...addOnCodes.map(addOnLine)], addOnCodes, pricing }
}
