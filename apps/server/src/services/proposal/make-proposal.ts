import { calendarDateInSaoPaulo } from '@benefits/domain/calendar/sao-paulo'
import { lastDayOf } from '@benefits/domain/proposal/proposal-days'
import { PROPOSAL_TEMPLATE } from '../../contract-pdf/proposal-facts.ts'
import type { CallContext } from '../../outcome/call-context.ts'
import type { Parts } from '../../parts.ts'
import type { Cart, NewProposal } from '../../repositories/carts.ts'
import type { Lead } from '../../repositories/leads.ts'
import { cartFacts, issuerFacts, supportFacts } from '../contract/contract-facts-of.ts'
import { storeLink } from '../store-link/store-link.ts'
import { hashProposalKey, PROPOSAL_PATH, proposalKey, proposalNumber } from './proposal-key.ts'

/**
 * A proposal of a priced cart, not kept yet. One of a cart that has a proposal's price binds no longer than that one
 * (docs/rules/proposal.md: valid-until).
 */
export function makeProposal(cart: Cart, lead: Lead, context: CallContext, parts: Parts): NewProposal {
  const { content, channel, now } = context
  const id = parts.newId()
  const madeOn = calendarDateInSaoPaulo(now)
  const validUntil = cart.proposal?.validUntil ?? lastDayOf(madeOn, content.issuer.proposalDays)
  const number = proposalNumber(id)
  const { lines, addOnCodes, offerCode, pricing } = cart
  return {
    id,
    number,
    validUntil,
    keyHash: hashProposalKey(proposalKey(parts.secret, id)),
    terms: {
      facts: {
        template: PROPOSAL_TEMPLATE,
        number,
        madeOn,
        validUntil,
        issuer: issuerFacts(content),
        support: supportFacts(channel),
        company: { cnpj: lead.cnpj, corporateName: lead.registry.corporateName },
        ...cartFacts(cart, content),
      },
      address: storeLink(PROPOSAL_PATH, context, parts),
      lines,
      addOnCodes,
      offerCode,
      pricing,
    },
  }
}
