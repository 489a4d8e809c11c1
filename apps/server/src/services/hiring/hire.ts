import { REFUSALS_FOR_GOOD } from '@benefits/copy/refusals/registry-refusals'
import type { ServiceGroup } from '@benefits/domain/catalogue/product'
import { inTransaction } from '../../database/in-transaction.ts'
import { afterCommit } from '../../database/transaction-scope.ts'
import type { CallContext } from '../../outcome/call-context.ts'
import { done, type Outcome, refuse } from '../../outcome/outcome.ts'
import type { Parts } from '../../parts.ts'
import { findCart } from '../../repositories/carts.ts'
import { findHiredProducts } from '../../repositories/contracted-products.ts'
import { findAcceptingAddress } from '../../repositories/evidences.ts'
import { lockName } from '../../repositories/lock-name.ts'
import { findHiring, insertOrder } from '../../repositories/orders.ts'
import { isProposalHired } from '../../repositories/proposals.ts'
import { findPurchase, type Hiring, type Purchase } from '../../repositories/purchases.ts'
import type { StoredHiring } from '../../repositories/stored-shapes.ts'
import { giveUpCardOf } from '../cart/give-up-card.ts'
import { type CompanyRefusal, findCompany } from '../company/find-company.ts'
import { type CartProblem, hiringProblem } from '../conditions/hiring-problem.ts'
import { mayConclude } from '../conditions/may-conclude.ts'
import {
  cartReplaced,
  contractNotAccepted,
  emailUnverified,
  priceOver,
} from '../conditions/not-yet-hireable.ts'
import { endOfPrice } from '../conditions/price-days.ts'
import { findAccepted } from '../contract/find-accepted.ts'
import { type CurrentContract, identifyContract } from '../contract/identify-contract.ts'
import { saoPauloInstant } from '../contract/sao-paulo-instant.ts'
import { knowCustomer } from '../customer/know-customer.ts'
import { notAuthorised, payOrder } from '../payment/pay-order.ts'
import { crossSellGroups } from './cross-sell-groups.ts'
import { type HiringRequest, sameAsAccepted } from './same-as-accepted.ts'
import { asUnproven } from './unproven-orders.ts'

/** Which cart of which lead. */
export interface CartAddress {
  readonly leadId: string
  readonly cartId: string
}

/**
 * Why nothing is hired: out of reach, no accepted contract of the cart as it is now, a price that is over or a session
 * that is not verified,
 * no priced cart, a request that says something else than the contract, a card that was not authorised, the company, an
 * e-mail that may not buy for it, too many orders whose e-mail nobody proved, or a cart of what the company has
 * contracted meanwhile.
 */
type HiringRefusal =
  | 'leadUnknown'
  | 'cartUnknown'
  | 'notYetHireable'
  | 'noContract'
  | 'conflict'
  | 'paymentFailed'
  | 'emailNotPermitted'
  | 'unprovenOrders'
  | CompanyRefusal
  | CartProblem

/**
 * Concludes the order of a cart, at most once however often it is asked: the order and its job in one transaction, and
 * the first answer to every repetition, also where it was hired in another way to pay: `paymentMethod` says which
 * (docs/rules/hiring.md: once-per-cart).
 */
export async function hire(
  address: CartAddress,
  request: HiringRequest,
  context: CallContext,
  parts: Parts,
): Promise<Outcome<Hiring, HiringRefusal>> {
  const hired = await tryToHire(address, request, context, parts)
  if (!hired.ok && FOR_GOOD.has(hired.refusal)) {
    await giveUpCardOf(address.leadId, context.now, parts)
  }
  return hired
}

const FOR_GOOD: ReadonlySet<HiringRefusal> = new Set(REFUSALS_FOR_GOOD)

async function tryToHire(
  address: CartAddress,
  request: HiringRequest,
  context: CallContext,
  parts: Parts,
): Promise<Outcome<Hiring, HiringRefusal>> {
  const db = parts.database.kysely
  const purchase = await findPurchase(db, address.leadId, context)
  if (purchase === null) return refuse('leadUnknown')
  if (purchase.order && purchase.cart?.id === address.cartId) return done(purchase.order.answer)
  if (purchase.cart?.id !== address.cartId) return hiredBefore(address, purchase, parts)
  if (!mayConclude(purchase.lead, context.content)) return emailUnverified()
  if (purchase.cart.pricing.lines.length === 0) return refuse('noContract')
  const accepted = await findAccepted(db, purchase, context.content, request.paymentMethod)
  const current = accepted ?? identifyContract(context.content, purchase)
  if (current === null) return contractNotAccepted('cartId')
  const last = endOfPrice(purchase.cart, accepted?.acceptedAt ?? null, context)
  if (last !== null) return priceOver(last)
  if (!sameAsAccepted(request, current.facts)) return refuse('conflict')
  const found = await findCompany(purchase.lead.cnpj, null, parts)
  if (!found.ok) return found
  if (!(await parts.ports.registry.mayHire(purchase.lead.cnpj, request.contact.email)))
    return refuse('emailNotPermitted')
  const orderId = parts.newId()
  const concluding = () => conclude(purchase, current, orderId, request, context, parts)
  if (purchase.lead.isVerified) return concluding()
  const acceptedFrom = await findAcceptingAddress(db, purchase.lead.id, current.inputsHash)
  if (acceptedFrom === null) return contractNotAccepted('cartId')
  const source = { address: acceptedFrom, email: current.facts.contact.email }
  return asUnproven(source, { orderId, requestId: context.requestId }, parts, concluding)
}

/** A cart that is not the lead's current one: its order may be there from before, another cart may have replaced it. */
async function hiredBefore(
  { leadId, cartId }: CartAddress,
  purchase: Purchase,
  { database }: Parts,
): Promise<Outcome<Hiring, HiringRefusal>> {
  const answer = await findHiring(database.kysely, leadId, cartId)
  if (answer) return done(answer)
  if (purchase.cart === null) return refuse('noContract')
  const isReplaced = (await findCart(database.kysely, leadId, cartId)) !== null
  return isReplaced ? cartReplaced(purchase.cart.id) : refuse('cartUnknown')
}

async function conclude(
  { lead, cart }: Purchase,
  { facts, inputsHash, cartId }: CurrentContract,
  orderId: string,
  { paymentMethod }: HiringRequest,
  context: CallContext,
  parts: Parts,
): Promise<Outcome<Hiring, HiringRefusal>> {
  const { sessionId, now, content } = context
  if (cart === null) return refuse('noContract')
  const customer = await knowCustomer(lead.cnpj, lead.channel, context, parts)
  const answer: StoredHiring = {
    orderId,
    orderNumber: facts.number,
    hiredAt: saoPauloInstant(now),
    pricing: cart.pricing,
    serviceGroups: facts.groups.map(({ group }): ServiceGroup => group),
    crossSellGroups: crossSellGroups(cart, customer.contracted, content),
  }
  const order = {
    issuer: lead.issuer,
    leadId: lead.id,
    cartId,
    inputsHash,
    cnpj: lead.cnpj,
    answer,
    paymentMethod,
    hiredAt: now,
    sessionId,
  }
  const concluded = await inTransaction(parts.database, async (trx) => {
    // Two carts of one company take turns: the second one sees what the first one contracted.
    await lockName(trx, `hire ${lead.issuer} ${lead.cnpj}`)
    const first = await findHiring(trx, lead.id, cartId)
    if (first) return done(first)
    const here = await findHiredProducts(trx, { cnpj: lead.cnpj, asker: context })
    const contracted = [...customer.contracted, ...here.map(({ productCode: code }) => ({ code }))]
    const problem = hiringProblem(cart, { ...customer, contracted }, content)
    if (problem) return refuse(problem)
    if (cart.proposal && (await isProposalHired(trx, cart.proposal.id))) return refuse('alreadyContracted')
    if (!(await insertOrder(trx, order))) return null
    await payOrder(paymentMethod, { trx, cart, now, parts })
    await parts.jobs.enqueue(trx, 'render-final-contract', { orderId: answer.orderId })
    afterCommit(() => parts.metrics.orders.inc({ issuer: lead.issuer }))
    return done({ ...answer, paymentMethod })
  }).catch(notAuthorised)
  if (concluded !== null) return concluded
  const first = await findHiring(parts.database.kysely, lead.id, cartId)
  return first ? done(first) : contractNotAccepted('cartId')
}
