import { hire as definition } from '@benefits/wire/contract/hire'
import { DatabaseAway } from '../../database/database-away.ts'
import { done, refuse } from '../../outcome/outcome.ts'
import { hire as conclude } from '../../services/hiring/hire.ts'
import { answerCall } from '../handled-call.ts'

/**
 * Concludes the order of a cart, once; a failure of our own is `hiringFailed`, whose text says to try again later, but
 * a database that is away.
 */
export const hire = answerCall(definition, async ({ params, body }, context, parts) => {
  try {
    const hired = await conclude(params, body, context, parts)
    if (!hired.ok) return hired
    const { pricing, serviceGroups, crossSellGroups: _, ...order } = hired.answer
    return done({ ...order, pricing, serviceGroups: [...serviceGroups] })
  } catch (error) {
    if (error instanceof DatabaseAway) throw error
    parts.log.error({ err: error, requestId: context.requestId, cartId: params.cartId }, 'hiring failed')
    return refuse('hiringFailed')
  }
})
