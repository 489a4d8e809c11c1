import { getCart } from '@benefits/wire/cart/get-cart'
import { registerCart } from '@benefits/wire/cart/register-cart'
import { getLeadCustomerType } from '@benefits/wire/customer/get-lead-customer-type'
import { createLead } from '@benefits/wire/lead/create-lead'
import { updateLead } from '@benefits/wire/lead/update-lead'
import type { Calls } from '../calls/create-calls.server.ts'
import type { CommandHandler } from './answer.server.ts'
import { asParsed } from './as-parsed.server.ts'
import type { Commands } from './command-table.ts'
import { toPricing } from './to-pricing.server.ts'
import { toRegisteredLines } from './to-registered-lines.server.ts'

type Input = Commands['registerPurchase']['input']

/** Registers lead, then cart, then reads the customer type (decisions 10): what follows a validated code. */
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
  return { ok: true, answer: { leadId, cartId, pricing: toPricing(cart.answer.pricing), ...type.answer } }
}

async function registerLead(input: Input, calls: Calls) {
  const { registration, visitorId, employees, utm } = input
  const body = asParsed(createLead.body, {
    visitorId,
    company: {
      cnpj: registration.cnpj,
      employees,
      ...(utm ? { utm } : {}),
      contact: {
        email: registration.email,
        name: `${registration.firstName} ${registration.lastName}`,
        cpf: registration.cpf,
        birthDate: registration.birthDate,
        phone: registration.ddd + registration.phone,
      },
    },
  })
  if (input.leadId) {
    const updated = await calls.send(updateLead, { params: { leadId: input.leadId }, body })
    if (updated.ok) return { ok: true, leadId: input.leadId } as const
    if (updated.problem.code !== -20) return updated
  }
  const created = await calls.send(createLead, { body, idempotencyKey: input.attempt })
  return created.ok ? ({ ok: true, leadId: created.answer.leadId } as const) : created
}
