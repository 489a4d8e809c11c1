import { priceWithLead as definition } from '@benefits/wire/pricing/price-with-lead'
import { refuse } from '../../outcome/outcome.ts'
import { findLeadForSession } from '../../repositories/leads.ts'
import { orderToPrice } from '../../services/pricing/asked-order.ts'
import { priceOrder } from '../../services/pricing/price-order.ts'
import { answerCall } from '../handled-call.ts'
import { answerPrice } from './pricing-answer.ts'

/** Prices a lead's cart for its company's address and contracts. */
export const priceWithLead = answerCall(definition, async ({ params, body }, context, parts) => {
  const lead = await findLeadForSession(parts.database.kysely, params.leadId, context)
  if (lead === null) return refuse('leadUnknown')
  return answerPrice(await priceOrder(orderToPrice(body, context), lead, context, parts), context)
})
