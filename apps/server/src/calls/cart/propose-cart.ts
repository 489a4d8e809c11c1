import { proposeCart as definition } from '@benefits/wire/cart/propose-cart'
import { done } from '../../outcome/outcome.ts'
import { proposeCart as propose } from '../../services/proposal/propose-cart.ts'
import { answerCall } from '../handled-call.ts'
import { refuseCart } from './refuse-cart.ts'

/** Proposes the lead's cart, registered first where it is not as it is asked for. */
export const proposeCart = answerCall(definition, async ({ params, body }, context, parts) => {
  const proposed = await propose(params.leadId, body, context, parts)
  return proposed.ok ? done(proposed.answer) : refuseCart(proposed)
})
