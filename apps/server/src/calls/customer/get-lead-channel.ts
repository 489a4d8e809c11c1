import { getLeadChannel as definition } from '@benefits/wire/customer/get-lead-channel'
import { done, refuse } from '../../outcome/outcome.ts'
import { findLeadForSession } from '../../repositories/leads.ts'
import { findContractedChannel } from '../../services/customer/find-contracted-channel.ts'
import { answerCall } from '../handled-call.ts'

/** The channel that serves the lead's company; `companyChannelUnknown` where none is known. */
export const getLeadChannel = answerCall(definition, async ({ params }, context, parts) => {
  const lead = await findLeadForSession(parts.database.kysely, params.leadId, context)
  if (!lead) return refuse('leadUnknown')
  const channel = await findContractedChannel(lead.cnpj, context, parts)
  return channel
    ? done({ channel: channel.code, subChannel: channel.subCode })
    : refuse('companyChannelUnknown')
})
