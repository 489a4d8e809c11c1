import { calendarDateInSaoPaulo } from '@benefits/domain/calendar/sao-paulo'
import type { OrderToPrice } from '@benefits/domain/cart/asked-order'
import { isAsProposed } from '@benefits/domain/proposal/same-as-proposed'
import type { CallContext } from '../../outcome/call-context.ts'
import type { Parts } from '../../parts.ts'
import type { Lead } from '../../repositories/leads.ts'
import { findProposalByKey, type Proposal } from '../../repositories/proposals.ts'
import type { CartProposal, ProposalTerms } from '../../repositories/stored-proposal.ts'
import { hiringProblem } from '../conditions/hiring-problem.ts'
import { knowCustomer } from '../customer/know-customer.ts'
import { hashProposalKey } from '../links/proposal-key.ts'
import { issuerItems } from '../selling/issuer-pricing.ts'

/** A price that a proposal holds. */
export interface HeldPrice {
  readonly pricing: ProposalTerms['pricing']
  readonly proposal: CartProposal
  readonly offerCode: string | null
}

/**
 * The price of the proposal that the order names, or null where today's counts: none is named or known, it ran out or
 * was contracted, channel, order or company are not as proposed, or law and eligibility keep the company from it
 * (docs/rules/proposal.md: holds).
 */
export async function findHeldPrice(
  order: OrderToPrice,
  lead: Lead | null,
  context: CallContext,
  parts: Parts,
): Promise<HeldPrice | null> {
  const { offerCode, proposalKey } = order
  const { content, channel, now } = context
  if (proposalKey === null) return null
  const found = await findProposalByKey(
    parts.database.kysely,
    content.issuer.code,
    hashProposalKey(proposalKey),
  )
  if (found === null || found.isHired || found.validUntil < calendarDateInSaoPaulo(now)) return null
  const { terms } = found
  // Proposals of before kept no channel.
  if ((terms.channel ?? channel.code) !== channel.code) return null
  if (!isAsProposed(order, terms)) return null
  if (offerCode !== null && offerCode !== terms.offerCode) return null
  if (lead !== null && !(await mayHave(terms, lead, context, parts))) return null
  return { pricing: terms.pricing, proposal: toCartProposal(found), offerCode: terms.offerCode }
}

/** Whether the company is the proposal's, what it wants is sold where it is, and it has none of it yet. */
async function mayHave(
  terms: ProposalTerms,
  lead: Lead,
  context: CallContext,
  parts: Parts,
): Promise<boolean> {
  if (lead.cnpj !== terms.facts.company.cnpj) return false
  const items = issuerItems(context.content)
  const { state } = lead.registry.address
  const isUnserved = terms.lines.some(({ productCode }) =>
    items.get(productCode)?.unservedStates.some((one) => one === state),
  )
  if (isUnserved) return false
  const customer = await knowCustomer(lead.cnpj, context.channel.code, context, parts)
  return hiringProblem({ ...terms, proposal: terms }, customer, context.content) === null
}

function toCartProposal({ id, number, validUntil, terms: { facts, products } }: Proposal): CartProposal {
  const { groups, addOns, offerName } = facts
  return { id, number, validUntil, groups, addOns, offerName, ...(products && { products }) }
}
