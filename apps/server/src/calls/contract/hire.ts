import { hire as definition } from '@benefits/wire/contract/hire'
import { hire as conclude } from '../../services/hiring/hire.ts'
import { answerCall, done } from '../handled-call.ts'
import { toWirePricing } from '../pricing/pricing-answer.ts'

/** Concludes the order of a cart, once. */
export const hire = answerCall(definition, async ({ params, body }, context, parts) => {
  const hired = await conclude(params, body, context, parts)
  if (!hired.ok) return hired
  const { pricing, serviceGroups, ...order } = hired.answer
  return done({ ...order, pricing: toWirePricing(pricing), serviceGroups: [...serviceGroups] })
})
