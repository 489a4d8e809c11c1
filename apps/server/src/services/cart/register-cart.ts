import { addOnLine } from '@benefits/domain/cart/lines/add-on-line'
import type { RegisteredLine } from '@benefits/domain/cart/lines/registered-line'
import { hasFeesByState } from '@benefits/domain/pricing/fees-at'
import type { CallContext } from '../../outcome/call-context.ts'
import { done, type Outcome, refuse } from '../../outcome/outcome.ts'
import type { Parts } from '../../parts.ts'
import {
  type Cart,
  type CartPrice,
  type Interest,
  proposeCurrentCart,
  replaceCurrentCart,
} from '../../repositories/carts.ts'
import { feeStateOf, findLeadForSession, type Lead } from '../../repositories/leads.ts'
import { voidGivenUp } from '../payment/give-up-card.ts'
import type { LineFieldProblem } from '../pricing/line-problems.ts'
import { type OrderToPrice, type PricedOrder, priceOrder } from '../pricing/price-order.ts'
import { toOrderLines } from './to-order-lines.ts'

/** What a caller registers. */
export interface CartRequest {
  readonly lines: readonly RegisteredLine[]
  readonly interests: readonly Interest[]
}

/** Refusals name the refused lines, in our own words, where single lines are at fault. */
export type CartOutcome =
  | Outcome<string, 'leadUnknown'>
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
): Promise<CartOutcome> {
  return register(leadId, request, { context, parts }, async (cart) => ({
    id: cart.id,
    givenUp: await replaceCurrentCart(parts.database.kysely, cart, context.now),
  }))
}

/** The same for a proposal, whose id it gives. */
export function proposeCart(
  leadId: string,
  request: CartRequest,
  context: CallContext,
  parts: Parts,
): Promise<CartOutcome> {
  return register(leadId, request, { context, parts }, async (cart) => {
    const id = parts.newId()
    const proposal = { proposalId: id, cart, at: context.now }
    return { id, givenUp: await proposeCurrentCart(parts.database.kysely, proposal) }
  })
}

/** What was stored, and the card authorisations that it gave up. */
interface StoredCart {
  readonly id: string
  readonly givenUp: readonly string[]
}

async function register(
  leadId: string,
  request: CartRequest,
  caller: { readonly context: CallContext; readonly parts: Parts },
  store: (cart: Cart) => Promise<StoredCart>,
): Promise<CartOutcome> {
  const { context, parts } = caller
  const lead = await findLeadForSession(parts.database.kysely, leadId, context)
  if (lead === null) return refuse('leadUnknown')
  const cart = await makeCart(lead, request, context, parts)
  if (!cart.ok) return cart
  const { id, givenUp } = await store(cart.answer)
  await voidGivenUp(givenUp, parts)
  if (!hasFeesByState(context.issuer.fees)) return done(id)
  // Another tab may have sent the delivery elsewhere while the cart was priced.
  const now = await findLeadForSession(parts.database.kysely, leadId, context)
  const isElsewhere = now !== null && feeStateOf(now) !== feeStateOf(lead)
  return isElsewhere ? register(leadId, request, caller, store) : done(id)
}

async function makeCart(
  lead: Lead,
  { lines, interests }: CartRequest,
  context: CallContext,
  parts: Parts,
): Promise<Exclude<CartOutcome, { ok: true }> | { readonly ok: true; readonly answer: Cart }> {
  const read = toOrderLines(lines)
  if (!read.ok) return read
  const priced = await priceOrder(read.order, lead, context, parts)
  if (!priced.ok) return priced
  const { offerCode } = context
  return done({ id: parts.newId(), leadId: lead.id, interests, offerCode, ...cartPrice(read.order, priced) })
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
