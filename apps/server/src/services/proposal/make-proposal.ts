import { calendarDateInSaoPaulo } from '@benefits/domain/calendar/sao-paulo'
import { lastDayOf } from '@benefits/domain/proposal/proposal-days'
import { PROPOSAL_TEMPLATE, type ProposedSavings } from '../../contract-pdf/proposal-facts.ts'
import type { CallContext } from '../../outcome/call-context.ts'
import type { Parts } from '../../parts.ts'
import type { Cart, NewProposal } from '../../repositories/carts.ts'
import type { Lead } from '../../repositories/leads.ts'
import { cartFacts, issuerFacts, supportFacts } from '../contract/contract-facts-of.ts'
import { hashProposalKey, PROPOSAL_PATH, proposalKey, proposalNumber } from '../links/proposal-key.ts'
import { type Asked, storeLink } from '../links/store-link.ts'
import { proposedProducts } from './proposed-products.ts'

/** What is asked of a proposal beside its cart. */
export interface ProposalWishes {
  readonly isMailed: boolean
  readonly savings: ProposedSavings | null
}

/**
 * A proposal of a priced cart, not kept yet. One of a cart that has a proposal's price binds no longer than that one
 * (docs/rules/proposal.md: valid-until).
 */
export function makeProposal(
  cart: Cart,
  lead: Lead,
  context: CallContext,
  parts: Parts,
  { isMailed, savings }: ProposalWishes,
): NewProposal {
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
        ...(savings === null ? {} : { savings }),
      },
      address: storeLink(PROPOSAL_PATH, isMailed ? asked(context, parts) : context, parts),
      channel: channel.code,
      lines,
      addOnCodes,
      offerCode,
      pricing,
      products: proposedProducts(cart, content),
    },
  }
}

/** A host that was asked may be anybody's word: in production what is mailed leads to the issuer's own. */
function asked(context: CallContext, { config }: Parts): Asked {
  const { storeUrl } = context.content.issuer
  return config.prdHosts.length === 0 ? context : { ...context, origin: new URL(storeUrl).origin }
}
