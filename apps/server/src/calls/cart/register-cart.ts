import { registerCart as definition } from '@benefits/wire/cart/register-cart'
import { done } from '../../outcome/outcome.ts'
import { registerCart as register } from '../../services/cart/register-cart.ts'
import { answerCall } from '../handled-call.ts'
import { refuseCart } from './refuse-cart.ts'

/** Registers the lead's cart at its price. */
export const registerCart = answerCall(definition, async ({ params, body }, context, parts) => {
  const registered = await register(params.leadId, body, context, parts)
  if (!registered.ok) return refuseCart(registered)
  const { cartId, isProposalPrice } = registered.answer
  return done({ cartId, ...(context.proposalKey === null ? {} : { isProposalPrice }) })
})
