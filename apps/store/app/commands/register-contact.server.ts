import { getLeadCustomerType } from '@benefits/wire/customer/get-lead-customer-type'
import { answered, type CommandHandler } from './answer.server.ts'
import { registerLead } from './register-lead.server.ts'

/** Registers who asks for a proposal, and says what the company is for what it chose. */
export const registerContact: CommandHandler<'registerContact'> = async (input, calls) => {
  const lead = await registerLead(input, calls)
  if (!lead.ok) return lead
  const { leadId } = lead
  const productCodes = [...input.productCodes]
  const type = await calls.send(getLeadCustomerType, { params: { leadId }, body: { productCodes } })
  return answered(type, (told) => ({ leadId, ...told }))
}
