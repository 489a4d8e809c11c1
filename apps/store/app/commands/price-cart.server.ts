import { CODE } from '@benefits/copy/code-of-refusal'
import { priceWithLead } from '@benefits/wire/pricing/price-with-lead'
import { priceWithoutLead } from '@benefits/wire/pricing/price-without-lead'
import { answered, type CommandHandler } from './answer.server.ts'

/**
 * Prices with the lead once there is one, without it before. So too where the lead is missing: the tab outlived its
 * session, and the next registration makes a new lead.
 */
export const priceCart: CommandHandler<'priceCart'> = async (
  { leadId, offerCode, proposalKey, lines, addOnCodes },
  calls,
) => {
  const shared = { body: { lines, addOnCodes: [...addOnCodes] }, offerCode, proposalKey }
  const withLead = leadId && (await calls.send(priceWithLead, { ...shared, params: { leadId } }))
  const isPriced = withLead && (withLead.ok || withLead.problem.code !== CODE.leadUnknown)
  const sent = isPriced ? withLead : await calls.send(priceWithoutLead, shared)
  return answered(sent, ({ pricing, removed, isProposalPrice }) => ({ pricing, removed, isProposalPrice }))
}
