import { CODE } from '@benefits/copy/code-of-refusal'
import { getLeadCustomerType } from '@benefits/wire/customer/get-lead-customer-type'
import { createLead } from '@benefits/wire/lead/create-lead'
import { updateLead } from '@benefits/wire/lead/update-lead'
import { answered, type CommandHandler } from './answer.server.ts'
import type { Calls } from './calls/create-calls.server.ts'
import type { LeadInput } from './command-table.ts'

/** Registers the visit's lead, or brings it up to date; one attempt makes one lead. */
export async function registerLead(
  { leadId, cnpj, contact, visitorId, employees, utm, attempt }: LeadInput,
  calls: Calls,
) {
  const body = { visitorId, company: { cnpj, employees, ...(utm ? { utm } : {}), contact } }
  if (leadId) {
    const updated = await calls.send(updateLead, { params: { leadId }, body })
    if (updated.ok) return { ok: true, leadId } as const
    if (updated.problem.code !== CODE.leadUnknown) return updated
  }
  const created = await calls.send(createLead, { body, idempotencyKey: attempt })
  return created.ok ? ({ ok: true, leadId: created.answer.leadId } as const) : created
}

/** Registers who asks for a proposal, and says what the company is for what it chose. */
export const registerContact: CommandHandler<'registerContact'> = async (input, calls) => {
  const lead = await registerLead(input, calls)
  if (!lead.ok) return lead
  const { leadId } = lead
  const productCodes = [...input.productCodes]
  const type = await calls.send(getLeadCustomerType, { params: { leadId }, body: { productCodes } })
  return answered(type, (told) => ({ leadId, ...told }))
}
