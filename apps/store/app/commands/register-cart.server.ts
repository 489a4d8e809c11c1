import type { AskedOrder } from '@benefits/domain/cart/asked-order'
import { addOnLine } from '@benefits/domain/cart/lines/add-on-line'
import { toRegisteredLine } from '@benefits/domain/cart/lines/registered-line'
import { getCart } from '@benefits/wire/cart/get-cart'
import { proposeCart as proposeCall } from '@benefits/wire/cart/propose-cart'
import { registerCart as registerCall } from '@benefits/wire/cart/register-cart'
import { getLeadCustomerType } from '@benefits/wire/customer/get-lead-customer-type'
import { matchPath } from 'react-router'
import type { PagePath } from '../addresses/page-table.ts'
import { answered, type CommandHandler } from './answer.server.ts'
import { toAskedSavings } from './asked-savings.server.ts'
import { proposalDocument } from './proposal-document.ts'
import { registerLead } from './register-lead.server.ts'

const PROPOSAL_PAGE = '/proposta/:key' satisfies PagePath

/** Registers the cart as it stands, and the lead first. */
export const registerCart: CommandHandler<'registerCart'> = async (input, calls) => {
  const lead = await registerLead(input, calls)
  if (!lead.ok) return lead
  const { leadId } = lead
  const sent = await calls.send(registerCall, registration(leadId, input))
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
  const registered = await calls.send(registerCall, registration(leadId, input))
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
export const proposeCart: CommandHandler<'proposeCart'> = async (input, calls) => {
  const { leadId, byEmail, savings } = input
  const { body, ...asked } = registration(leadId, input)
  const wishes = {
    ...(byEmail ? { byEmail } : {}),
    ...(savings ? { withSavings: true, savings: toAskedSavings(savings) } : {}),
  }
  const sent = await calls.send(proposeCall, { ...asked, body: { ...body, ...wishes } })
  return answered(sent, ({ link, validUntil, mailedTo }) => ({
    document: proposalDocument(keyOf(link)),
    validUntil,
    mailedTo,
  }))
}

/** The key of a proposal's link, which is the address of this store's page for it. */
function keyOf(link: string): string {
  const { key } = matchPath(PROPOSAL_PAGE, new URL(link).pathname)?.params ?? {}
  if (!key) throw new Error('the link of a proposal leads to none')
  return key
}

/** An order of a lead as the calls take it: add-ons are lines of their own, offer and proposal stand beside it. */
function registration(
  leadId: string,
  {
    lines,
    addOnCodes,
    interests,
    offerCode,
    proposalKey,
    attempt,
  }: AskedOrder & { readonly attempt: string },
) {
  return {
    params: { leadId },
    body: {
      lines: [...lines, ...addOnCodes.map(addOnLine)].map(toRegisteredLine),
      interests: [...interests],
    },
    idempotencyKey: `${attempt}:${leadId}`,
    offerCode,
    proposalKey,
  }
}
