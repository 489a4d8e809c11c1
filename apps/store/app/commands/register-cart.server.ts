import type { OrderLine } from '@benefits/domain/cart/cart-line'
import { addOnLine } from '@benefits/domain/cart/lines/add-on-line'
import { toRegisteredLine } from '@benefits/domain/cart/lines/registered-line'
import { getCart } from '@benefits/wire/cart/get-cart'
import { proposeCart as proposeCall } from '@benefits/wire/cart/propose-cart'
import { registerCart as registerCall } from '@benefits/wire/cart/register-cart'
import { getLeadCustomerType } from '@benefits/wire/customer/get-lead-customer-type'
import { answered, type CommandHandler } from './answer.server.ts'
import { toAskedSavings } from './asked-savings.server.ts'
import { registerLead } from './register-lead.server.ts'

/** Registers the cart as it stands, and the lead first. */
export const registerCart: CommandHandler<'registerCart'> = async (input, calls) => {
  const lead = await registerLead(input, calls)
  if (!lead.ok) return lead
  const { leadId } = lead
  const { lines, addOnCodes, interests, offerCode, proposalKey, attempt } = input
  const sent = await calls.send(registerCall, {
    params: { leadId },
    body: { lines: toRegisteredLines(lines, addOnCodes), interests: [...interests] },
    idempotencyKey: `${attempt}:${leadId}`,
    ...(offerCode ? { offerCode } : {}),
    ...(proposalKey ? { proposalKey } : {}),
  })
  return answered(sent, ({ cartId }) => ({ leadId, cartId }))
}

/** What a purchase registers: lead, customer type, cart and its price (docs/rules/checkout.md: proceed). */
export const registerPurchase: CommandHandler<'registerPurchase'> = async (input, calls) => {
  const lead = await registerLead(input, calls)
  if (!lead.ok) return lead
  const { leadId } = lead
  const productCodes = input.lines.map(({ productCode }) => productCode)
  const type = await calls.send(getLeadCustomerType, { params: { leadId }, body: { productCodes } })
  if (!type.ok) return type
  const registered = await calls.send(registerCall, {
    params: { leadId },
    body: { lines: toRegisteredLines(input.lines, input.addOnCodes), interests: [...input.interests] },
    idempotencyKey: `${input.attempt}:${leadId}`,
    ...(input.offerCode ? { offerCode: input.offerCode } : {}),
    ...(input.proposalKey ? { proposalKey: input.proposalKey } : {}),
  })
  if (!registered.ok) return registered
  const { cartId, isProposalPrice } = registered.answer
  const cart = await calls.send(getCart, { params: { leadId, cartId } })
  if (!cart.ok) return cart
  return {
    ok: true,
    answer: { leadId, cartId, pricing: cart.answer.pricing, isProposalPrice, ...type.answer },
  }
}

/** Turns the cart into a proposal after its last service group. */
export const proposeCart: CommandHandler<'proposeCart'> = async (
  { leadId, lines, addOnCodes, interests, offerCode, proposalKey, attempt, byEmail, savings },
  calls,
) =>
  answered(
    await calls.send(proposeCall, {
      params: { leadId },
      body: {
        lines: toRegisteredLines(lines, addOnCodes),
        interests: [...interests],
        ...(byEmail ? { byEmail } : {}),
        ...(savings ? { withSavings: true, savings: toAskedSavings(savings) } : {}),
      },
      idempotencyKey: `${attempt}:${leadId}`,
      ...(offerCode ? { offerCode } : {}),
      ...(proposalKey ? { proposalKey } : {}),
    }),
    ({ proposalId, link, validUntil, mailedTo }) => ({ proposalId, link, validUntil, mailedTo }),
  )

/** Cart lines as registration takes them; add-ons as lines of their own. */
function toRegisteredLines(lines: readonly OrderLine[], addOnCodes: readonly number[]) {
  return [...lines, ...addOnCodes.map(addOnLine)].map(toRegisteredLine)
}
