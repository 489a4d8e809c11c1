import { toRegisteredLine } from '@benefits/domain/cart/lines/registered-line'
import { bonusItems } from '@benefits/domain/pricing/earned-points'
import { getCart as definition } from '@benefits/wire/cart/get-cart'
import { done, refuse } from '../../outcome/outcome.ts'
import { findCart } from '../../repositories/carts.ts'
import { findLeadForSession } from '../../repositories/leads.ts'
import { toWireRule } from '../configuration/bonus-rule.ts'
import { answerCall } from '../handled-call.ts'
import { proposedName } from '../proposal/proposed-name.ts'

/** A registered cart as it was registered, with its price. */
export const getCart = answerCall(definition, async ({ params }, context, { database }) => {
  const lead = await findLeadForSession(database.kysely, params.leadId, context)
  if (lead === null) return refuse('leadUnknown')
  const cart = await findCart(database.kysely, lead.id, params.cartId)
  if (cart === null) return refuse('cartUnknown')
  return done({
    cartId: cart.id,
    lines: cart.lines.map(toRegisteredLine),
    interests: [...cart.interests],
    addOnCodes: [...cart.addOnCodes],
    pricing: cart.pricing,
    bonusItems: bonusItems(cart.lines, context.content.issuer.bonusRule).map(({ productCode, rules }) => ({
      productCode,
      rules: rules.map(toWireRule),
    })),
    ...(cart.proposal?.products && { names: cart.proposal.products.map(proposedName) }),
  })
})
