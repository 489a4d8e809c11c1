import { isSameData } from '@benefits/domain/contract/is-same-data'
import type { ProposalFacts } from '../../contract-pdf/proposal-facts.ts'
import type { CallContext } from '../../outcome/call-context.ts'
import { done } from '../../outcome/outcome.ts'
import type { Parts } from '../../parts.ts'
import {
  type Cart,
  type NewProposal,
  proposeCurrentCart,
  proposeStandingCart,
} from '../../repositories/carts.ts'
import type { Lead } from '../../repositories/leads.ts'
import { findMailedProposals } from '../../repositories/proposals.ts'
import { findPurchase } from '../../repositories/purchases.ts'
import { type CartOutcome, placeOf, registerAs } from '../cart/register-cart.ts'
import { addressWithKey, findProposalKey, proposalKey } from '../links/proposal-key.ts'
import { hashRecipient } from '../opt-out/recipient.ts'
import type { CartRequest } from '../pricing/asked-order.ts'
import { makeProposal, type ProposalWishes } from './make-proposal.ts'
import { type AskedSavings, proposeSavings } from './propose-savings.ts'
import { sendProposal } from './send-proposal.ts'

/** What is proposed, and how. */
export interface ProposalRequest extends CartRequest {
  /** Whether it is mailed to the lead's contact too. */
  readonly byEmail?: boolean
  /** Whether its document pictures what the benefit saves, and by what. */
  readonly withSavings?: boolean
  readonly savings?: AskedSavings
}

/** A proposal and the cart that it is of. */
export interface Proposed {
  readonly proposalId: string
  readonly cartId: string
  readonly number: string
  readonly validUntil: string
  readonly link: string
  /** Masked address that it goes to; absent where no mail goes. */
  readonly mailedTo?: string
}

/**
 * Registers a cart and makes its proposal. A cart that is registered already as it is asked for stays the one that it
 * is, with its contract and what is held for it; any other is registered anew, and the answer tells its id. What is to
 * be mailed goes once a day for the same cart and address: asked again, the first is answered (docs/rules/proposal.md:
 * mailed).
 */
export async function proposeCart(
  leadId: string,
  { byEmail = false, withSavings = false, savings = {}, ...request }: ProposalRequest,
  context: CallContext,
  parts: Parts,
): Promise<CartOutcome<Proposed>> {
  const made = await registerAs(leadId, request, { context, parts }, async (cart, lead) => {
    const pictured = withSavings ? proposeSavings(savings, cart) : null
    const wishes = { isMailed: byEmail, savings: pictured }
    const { answer, givenUp } = await storeProposal(cart, { lead, wishes }, context, parts)
    return { answer: { proposed: answer, lead }, givenUp }
  })
  if (!made.ok) return made
  const { proposed, lead } = made.answer
  const mailedTo = byEmail ? await sendProposal(proposed.proposalId, lead, context, parts) : null
  return done(mailedTo === null ? proposed : { ...proposed, mailedTo })
}

async function storeProposal(
  cart: Cart,
  { lead, wishes }: { readonly lead: Lead; readonly wishes: ProposalWishes },
  context: CallContext,
  parts: Parts,
): Promise<{ readonly answer: Proposed; readonly givenUp: readonly string[] }> {
  const db = parts.database.kysely
  const proposal = makeProposal(cart, lead, context, parts, wishes)
  const at = context.now
  const purchase = await findPurchase(db, lead.id, context)
  const current = purchase?.lead.channel === context.channel.code ? purchase.cart : null
  if (current !== null && isSameCart(current, cart)) {
    const cartId = current.id
    const mailed = wishes.isMailed ? await findMailed(proposal, { lead, cartId }, parts) : null
    if (mailed !== null) return { answer: mailed, givenUp: [] }
    if (await proposeStandingCart(db, { proposal, cartId, leadId: lead.id, at }))
      return { answer: tell(proposal, cartId, parts), givenUp: [] }
  }
  const givenUp = await proposeCurrentCart(db, { proposal, cart, place: placeOf(context) })
  return { answer: tell(proposal, cart.id, parts), givenUp }
}

function tell({ id, number, validUntil, terms }: NewProposal, cartId: string, { secret }: Parts): Proposed {
  const link = addressWithKey(terms.address, proposalKey(secret, id))
  return { proposalId: id, cartId, number, validUntil, link }
}

/** The proposal that says the same and was mailed to the same address, whose link can still be told; else null. */
async function findMailed(
  { validUntil, terms: { facts } }: NewProposal,
  { lead, cartId }: { readonly lead: Lead; readonly cartId: string },
  parts: Parts,
): Promise<Proposed | null> {
  const mailedTo = hashRecipient(parts.recipientKey, lead.contact.email)
  const asked = { issuer: lead.issuer, cartId, validUntil, mailedTo }
  for (const one of await findMailedProposals(parts.database.kysely, asked)) {
    const { id, number, terms } = one
    const key = findProposalKey(one, parts)
    if (key === null || !isSameData(premisesOf(terms.facts), premisesOf(facts))) continue
    return { proposalId: id, cartId, number, validUntil, link: addressWithKey(terms.address, key) }
  }
  return null
}

function premisesOf({ savings }: ProposalFacts) {
  return savings?.premises ?? null
}

/** Whether two carts ask for the same at the same price, whenever; a stored one was read from JSON. */
function isSameCart(one: Cart, other: Cart): boolean {
  return isSameData(askedOf(one), JSON.parse(JSON.stringify(askedOf(other))))
}

function askedOf({ id: _, pricedAt: __, ...asked }: Cart) {
  return asked
}
