import { priceWithLead } from '@benefits/wire/pricing/price-with-lead'
import { priceWithoutLead } from '@benefits/wire/pricing/price-without-lead'
import { answered, type CommandHandler } from './answer.server.ts'
import { toPricing } from './to-pricing.server.ts'

/** Prices with the lead once there is one (decisions 11), without it before. */
export const priceCart: CommandHandler<'priceCart'> = async (
  { leadId, offerCode, lines, addOnCodes },
  calls,
) => {
  const shared = { body: { lines, addOnCodes: [...addOnCodes] }, ...(offerCode ? { offerCode } : {}) }
  const sent = leadId
    ? await calls.send(priceWithLead, { ...shared, params: { leadId } })
    : await calls.send(priceWithoutLead, shared)
  return answered(sent, ({ pricing, removed }) => ({ pricing: toPricing(pricing), removed }))
}
