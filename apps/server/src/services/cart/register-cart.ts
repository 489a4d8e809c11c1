import type { AskedOrder } from '@benefits/domain/cart/asked-order'
import { addOnLine } from '@benefits/domain/cart/lines/add-on-line'
import { hasFeesByState } from '@benefits/domain/pricing/fees-at'
import type { CallContext } from '../../outcome/call-context.ts'
import { done, type Outcome, refuse } from '../../outcome/outcome.ts'
import type { Parts } from '../../parts.ts'
import { type Cart, type CartPlace, type CartPrice, replaceCurrentCart } from '../../repositories/carts.ts'
import { feeStateOf, findLeadForSession, type Lead } from '../../repositories/leads.ts'
import { askedOrder, type CartRequest } from '../pricing/asked-order.ts'
import type { LineFieldProblem } from '../pricing/line-problems.ts'
import { type PricedCart, priceCartOrder } from '../pricing/price-order.ts'
import { voidGivenUp } from './give-up-card.ts'

/** Refusals name the refused lines, in our own words, where single lines are at fault. */
export type CartOutcome<Answer = string> =
  | Outcome<Answer, 'leadUnknown'>
  | { readonly ok: false; readonly lines: readonly LineFieldProblem[] }
  | Extract<PricedCart, { ok: false }>

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
  return registerAs(leadId, request, { context, parts }, async (cart) => ({
    answer: { cartId: cart.id, isProposalPrice: cart.proposal !== undefined },
    givenUp: await replaceCurrentCart(parts.database.kysely, cart, placeOf(context)),
  }))
}

/** Whose prices a call's cart has: its lead goes along, so that contract and order are that channel's too. */
export function placeOf({ channel, subChannel, now }: CallContext): CartPlace {
  return { channel: channel.code, subChannel, at: now }
}

/** A registered cart, and whether it has the price of the proposal that the call names. */
export interface Registered {
  readonly cartId: string
  readonly isProposalPrice: boolean
}

/** What storing a cart answers, and the card authorisations that it gave up. */
interface StoredCart<Answer> {
  readonly answer: Answer
  readonly givenUp: readonly string[]
}

/**
 * Prices a cart at the lead's company and stores it as it is told to; again where the delivery went elsewhere
 * meanwhile.
 */
export async function registerAs<Answer>(
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
  return isElsewhere ? registerAs(leadId, request, caller, store) : done(answer)
}

async function makeCart(
  lead: Lead,
  request: CartRequest,
  context: CallContext,
  parts: Parts,
): Promise<Exclude<CartOutcome, { ok: true }> | { readonly ok: true; readonly answer: Cart }> {
  const read = askedOrder(request, context)
  if (!read.ok) return read
  const { order } = read
  const priced = await priceCartOrder(order, lead, context, parts)
  if (!priced.ok) return { ...priced, lines: priced.lines.map(atRegistered(request.lines)) }
  const { held } = priced
  const { interests } = order
  const offerCode = held ? held.offerCode : order.offerCode
  const cart = {
    id: parts.newId(),
    leadId: lead.id,
    interests,
    offerCode,
    ...cartPrice(order, priced, context.now),
  }
  return done(held ? { ...cart, proposal: held.proposal } : cart)
}

/** A refused line where it stands among the registered ones, add-ons counted. */
function atRegistered(lines: CartRequest['lines']) {
  const places = lines.flatMap(({ lineType }, at) => (lineType === 'addOn' ? [] : [at]))
  return (problem: LineFieldProblem): LineFieldProblem =>
    problem.index === null ? problem : { ...problem, index: places[problem.index] ?? problem.index }
}

/** What a priced order is as a cart: without what is not sold at the company's address. */
export function cartPrice(
  order: Pick<AskedOrder, 'lines'>,
  { pricing, removed }: Extract<PricedCart, { ok: true }>,
  pricedAt: Date,
): CartPrice {
  const gone = new Set(removed.map(({ productCode }) => productCode))
  // An offer's mandatory add-ons are priced whether they were asked for or not.
  const addOnCodes = pricing.lines.flatMap(({ lineType, productCode }) =>
    lineType === 'addOn' ? [productCode] : [],
  )
  const kept = order.lines.filter(({ productCode }) => !gone.has(productCode))
  return { lines: [...kept, ...addOnCodes.map(addOnLine)], addOnCodes, pricing, pricedAt }
}
