import { priceWithoutLead as definition } from '@benefits/wire/pricing/price-without-lead'
import { orderToPrice } from '../../services/pricing/asked-order.ts'
import { priceOrder } from '../../services/pricing/price-order.ts'
import { answerCall } from '../handled-call.ts'
import { answerPrice } from './pricing-answer.ts'

/** Prices a visitor's cart; nothing is known of the company yet. */
export const priceWithoutLead = answerCall(definition, async ({ body }, context, parts) =>
  answerPrice(await priceOrder(orderToPrice(body, context), null, context, parts), context),
)
