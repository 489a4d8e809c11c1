import { addOnLine } from '@benefits/domain/cart/lines/add-on-line'
import type { RegisteredLine } from '@benefits/domain/cart/lines/registered-line'
import type { CallContext } from '../../outcome/call-context.ts'
import { done, type Outcome, refuse } from '../../outcome/outcome.ts'
import type { Parts } from '../../parts.ts'
import { type Cart, type Interest, proposeCurrentCart, replaceCurrentCart } from '../../repositories/carts.ts'
import { findLeadForSession } from '../../repositories/leads.ts'
import { voidGivenUp } from '../payment/give-up-card.ts'
import type { LineFieldProblem } from '../pricing/line-problems.ts'
import { type PricedOrder, priceOrder } from '../pricing/price-order.ts'
import { toOrderLines } from './to-order-lines.ts'

/** What a caller registers. */
export interface CartRequest {
  readonly lines: readonly RegisteredLine[]
  readonly interests: readonly Interest[]
}

/** Refusals name the refused lines, in our own words, where single lines are at fault. */
export type CartOutcome =
  | Outcome<string>
  | { readonly ok: false; readonly lines: readonly LineFieldProblem[] }
  | Extract<PricedOrder, { ok: false }>

/**
 * Registers a cart with its price at the lead's company and makes it the lead's current one; gives its id. What is not
 * sold at the company's address stays out of it.
 */
export async function registerCart(
  leadId: string,
  request: CartRequest,
  context: CallContext,
  parts: Parts,
): Promise<CartOutcome> {
  const cart = await makeCart(leadId, request, context, parts)
  if (!cart.ok) return cart
  const givenUp = await replaceCurrentCart(parts.database.kysely, cart.answer, context.now)
  await voidGivenUp(givenUp, parts)
  return done(cart.answer.id)
}

/** The same for a proposal, whose id it gives. */
export async function proposeCart(
  leadId: string,
  request: CartRequest,
  context: CallContext,
  parts: Parts,
): Promise<CartOutcome> {
  const cart = await makeCart(leadId, request, context, parts)
  if (!cart.ok) return cart
  const proposalId = parts.newId()
  const proposal = { proposalId, cart: cart.answer, at: context.now }
  const givenUp = await proposeCurrentCart(parts.database.kysely, proposal)
  await voidGivenUp(givenUp, parts)
  return done(proposalId)
}

async function makeCart(
  leadId: string,
  { lines, interests }: CartRequest,
  context: CallContext,
  parts: Parts,
): Promise<Exclude<CartOutcome, { ok: true }> | { readonly ok: true; readonly answer: Cart }> {
  const lead = await findLeadForSession(parts.database.kysely, leadId, context)
  if (lead === null) return refuse(-20)
  const read = toOrderLines(lines)
  if (!read.ok) return read
  const priced = await priceOrder(read.order, lead, context, parts)
  if (!priced.ok) return priced
  const removed = new Set(priced.removed.map(({ productCode }) => productCode))
  const addOnCodes = read.order.addOnCodes.filter((code) => !removed.has(code))
  const kept = read.order.lines.filter(({ productCode }) => !removed.has(productCode))
  return done({
    id: parts.newId(),
    leadId,
    lines: [...kept, ...addOnCodes.map(addOnLine)],
    interests,
    addOnCodes,
    pricing: priced.pricing,
    offerCode: context.offerCode,
  })
}
