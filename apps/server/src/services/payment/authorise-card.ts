import { setTimeout as wait } from 'node:timers/promises'
import { REFUSALS } from '@benefits/copy/refusals'
import type { CallContext } from '../../outcome/call-context.ts'
import { done, type Outcome, refuse } from '../../outcome/outcome.ts'
import type { Parts } from '../../parts.ts'
import type { Card, ChargeOutcome } from '../../ports/acquirer.ts'
import {
  type CardAuthorisation,
  findAuthorisation,
  forgetAuthorisation,
  type TryRefusal,
} from '../../repositories/card-authorisations.ts'
import { findLeadForSession, type Lead } from '../../repositories/leads.ts'
import { listVerifiedAccounts } from '../../repositories/verifications.ts'
import { type KnownCustomer, knowCustomer } from '../customer/know-customer.ts'
import { giveBackTry, recordTry, type TryOf } from './card-tries.ts'
import { type ClaimRefusal, claimTry } from './claim-try.ts'
import { recordTryOutcome } from './record-try-outcome.ts'

/** What becomes of a payment that is not authorised; `notYetHireable` and `noContract` where hiring would say so. */
type PaymentRefusal = ClaimRefusal | TryRefusal

const PATIENCE_MS = 20_000
const LOOK_AGAIN_MS = 100
const RETRY_SECONDS = 2

/**
 * Holds the price of a lead's current cart on a card, once: after it any card gets the same answer, and a double waits
 * for the first and gets what that got. `conflict` is a cart that is hired in another way or was replaced meanwhile;
 * `paymentFailed` one that cannot be paid by card, an acquirer that did not decide and, with Retry-After, tries that
 * are used up.
 */
export async function authoriseCard(
  leadId: string,
  card: Card,
  context: CallContext,
  parts: Parts,
): Promise<Outcome<CardAuthorisation, PaymentRefusal>> {
  const { brand, number } = card
  const wanted = { id: parts.newId(), leadId, brand, lastDigits: number.slice(-4) }
  const customer = await customerOf(leadId, context, parts)
  const claim = await claimTry(wanted, customer, context, parts)
  if (claim.kind === 'authorised') return done(claim.authorisation)
  if (claim.kind === 'refused') return claim.refusal
  if (claim.kind === 'busy') {
    const other = await awaitOther(claim.authorisationId, parts)
    return other ?? authoriseCard(leadId, card, context, parts)
  }
  return tryCard(claim, card, context, parts)
}

const NOBODY: KnownCustomer = { contracted: [], isServedElsewhere: false }

/** What the lead's company is; asked before the lead is held, since the customer base may take its time. */
async function customerOf(leadId: string, context: CallContext, parts: Parts) {
  const lead = await findLeadForSession(parts.database.kysely, leadId, context)
  return lead === null ? NOBODY : knowCustomer(lead.cnpj, lead.channel, context, parts)
}

/** Asks the acquirer where there is a try left: it counts before it is asked, and not where the card is authorised. */
async function tryCard(
  { authorisation, lead }: { readonly authorisation: CardAuthorisation; readonly lead: Lead },
  card: Card,
  context: CallContext,
  parts: Parts,
): Promise<Outcome<CardAuthorisation, PaymentRefusal>> {
  const { database, protection, security, log } = parts
  const { sessionId, address, requestId } = context
  const { issuer, cnpj } = lead
  const payer = await payerOf(lead, context, parts)
  const of: TryOf = { sessionId, address, cardNumber: card.number, issuerCode: issuer, cnpj, payer }
  const none = await recordTry(of, protection)
  if (none !== null) {
    await forgetAuthorisation(database.kysely, authorisation.id)
    security.tell('cardTriesUsedUp', { reqId: requestId, issuer, reason: none.limit })
    return refuse('paymentFailed', { retryAfter: none.seconds })
  }
  const outcome = await charge(authorisation, card, lead, parts)
  if (outcome.kind === 'refused') {
    security.tell('cardDenied', { reqId: requestId, issuer, reason: String(REFUSALS[outcome.refusal].code) })
  }
  const settled = await recordTryOutcome(authorisation, outcome, parts)
  if (outcome.kind === 'authorised') {
    // The money is held whatever becomes of the count: it errs on the side of one try less.
    await giveBackTry(of, protection).catch((err) => log.warn({ err }, 'a try was not given back'))
  }
  return settled
}

/** Whose tries at a company a session's are: those of its account there; without accounts its own. */
async function payerOf(
  { issuer, cnpj }: Pick<Lead, 'issuer' | 'cnpj'>,
  { sessionId, steadyNow }: CallContext,
  { database }: Pick<Parts, 'database'>,
): Promise<string> {
  const [account] = await listVerifiedAccounts(database.kysely, { issuer, cnpj, sessionId, steadyNow })
  return account?.id ?? sessionId
}

/** Asks the acquirer; whatever breaks on the way leaves money held, perhaps. */
async function charge(
  { id, amount }: CardAuthorisation,
  card: Card,
  { registry }: Lead,
  { ports, log }: Parts,
): Promise<ChargeOutcome> {
  try {
    const customerName = registry.corporateName
    const outcome = await ports.acquirer.authorise({ id, amount, card, customerName })
    if (outcome.kind === 'failed') log.error({ authorisationId: id, reason: outcome.reason }, 'acquirer')
    if (outcome.kind === 'unknown') log.warn({ authorisationId: id }, 'the acquirer did not decide')
    return outcome
  } catch (error) {
    log.error({ err: error, authorisationId: id }, 'acquirer')
    return { kind: 'unknown' }
  }
}

/**
 * What another call is trying for this cart, once it is known; null where it had no try left, which says nothing of
 * this.
 */
async function awaitOther(
  id: string,
  { database }: Pick<Parts, 'database'>,
): Promise<Outcome<CardAuthorisation, PaymentRefusal> | null> {
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    const other = await findAuthorisation(database.kysely, id)
    if (other === null) return null
    if (other.status === 'authorised' || other.status === 'hired') return done(other)
    if (other.status !== 'pending') return refuse(other.refusal ?? 'conflict')
    if (performance.now() >= deadline) return refuse('conflict', { retryAfter: RETRY_SECONDS })
    await wait(LOOK_AGAIN_MS)
  }
}
