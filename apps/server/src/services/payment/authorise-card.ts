import { setTimeout as wait } from 'node:timers/promises'
import type { ReturnCode } from '@benefits/domain/problem/return-code'
import { type CallContext, done, type Outcome, refuse } from '../../calls/handled-call.ts'
import type { Parts } from '../../parts.ts'
import type { Card, ChargeOutcome } from '../../ports/acquirer.ts'
import { type CardAuthorisation, findAuthorisation } from '../../repositories/card-authorisations.ts'
import { findPurchase, type Purchase } from '../../repositories/purchases.ts'
import { claimTry } from './claim-try.ts'
import { mayPayByCard } from './may-pay-by-card.ts'
import { settleTry } from './settle-try.ts'

const PATIENCE_MS = 20_000
const LOOK_AGAIN_MS = 100
const RETRY_SECONDS = 2

/**
 * Holds the price of a lead's current cart on a card, once: after it any card gets the same answer, and a double waits
 * for the first and gets what that got. -20 out of reach, -119 for a cart that cannot be paid by card, without tries
 * left or with an acquirer that did not decide, -120, -121, -123 as the acquirer refuses.
 */
export async function authoriseCard(
  leadId: string,
  card: Card,
  context: CallContext,
  parts: Parts,
): Promise<Outcome<CardAuthorisation>> {
  const purchase = await findPurchase(parts.database.kysely, leadId, context)
  if (purchase === null) return refuse(-20)
  const { cart, lead, order } = purchase
  if (cart === null || !mayPayByCard(lead, cart, context.issuer)) return refuse(-119)
  const amount = cart.pricing.totalWithDiscount
  const { brand, number } = card
  const id = parts.newId()
  const claim = await claimTry(
    { id, leadId, cartId: cart.id, amount, brand, lastDigits: number.slice(-4) },
    { now: context.now, isHired: order !== null },
    parts,
  )
  if (claim.kind === 'authorised') return done(claim.authorisation)
  if (claim.kind === 'refused') return refuse(-119)
  if (claim.kind === 'busy') return awaitOther(claim.authorisationId, parts)
  const outcome = await charge(id, card, purchase, amount, parts)
  return settleTry(claim.authorisation, outcome, parts)
}

/** Asks the acquirer; whatever breaks on the way leaves money held, perhaps. */
async function charge(
  id: string,
  card: Card,
  { lead }: Purchase,
  amount: CardAuthorisation['amount'],
  { ports, log }: Parts,
): Promise<ChargeOutcome> {
  try {
    const customerName = lead.registry.corporateName
    const outcome = await ports.acquirer.authorise({ id, amount, card, customerName })
    if (outcome.kind === 'failed') log.error({ authorisationId: id, reason: outcome.reason }, 'acquirer')
    if (outcome.kind === 'unknown') log.warn({ authorisationId: id }, 'the acquirer did not decide')
    return outcome
  } catch (error) {
    log.error({ err: error, authorisationId: id }, 'acquirer')
    return { kind: 'unknown' }
  }
}

/** What another call is trying for this cart, once it is known. */
async function awaitOther(id: string, { database }: Parts): Promise<Outcome<CardAuthorisation>> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const other = await findAuthorisation(database.kysely, id)
    if (other?.status === 'authorised' || other?.status === 'hired') return done(other)
    if (other?.status !== 'pending') return refuse((other?.returnCode ?? -119) as ReturnCode)
    if (Date.now() >= deadline) return refuse(409, { retryAfter: RETRY_SECONDS })
    await wait(LOOK_AGAIN_MS)
  }
}
