import { getCart } from '@benefits/wire/cart/get-cart'
import { registerCart } from '@benefits/wire/cart/register-cart'
import { getLeadCustomerType } from '@benefits/wire/customer/get-lead-customer-type'
import type { CommandHandler } from './answer.server.ts'
import { registerLead } from './register-lead.server.ts'
import { toRegisteredLines } from './to-registered-lines.server.ts'

/** What a purchase registers: lead, customer type, cart and its price (docs/rules/checkout.md: proceed). */
export const registerPurchase: CommandHandler<'registerPurchase'> = async (input, calls) => {
  const lead = await registerLead(input, calls)
  if (!lead.ok) return lead
  const { leadId } = lead
  const productCodes = input.lines.map(({ productCode }) => productCode)
  const type = await calls.send(getLeadCustomerType, { params: { leadId }, body: { productCodes } })
  if (!type.ok) return type
  const registered = await calls.send(registerCart, {
    params: { leadId },
    body: { lines: toRegisteredLines(input.lines, input.addOnCodes), interests: [...input.interests] },
    idempotencyKey: `${input.attempt}:${leadId}`,
    ...(input.offerCode ? { offerCode: input.offerCode } : {}),
  })
  if (!registered.ok) return registered
  const { cartId } = registered.answer
  const cart = await calls.send(getCart, { params: { leadId, cartId } })
  if (!cart.ok) return cart
  return { ok: true, answer: { leadId, cartId, pricing: cart.answer.pricing, ...type.answer } }
}
