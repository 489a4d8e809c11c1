import { getLead as definition } from '@benefits/wire/lead/get-lead'
import { done, refuse } from '../../outcome/outcome.ts'
import { findLeadForSession } from '../../repositories/leads.ts'
import { answerCall } from '../handled-call.ts'
import { toWireLead } from './lead-answer.ts'

/** A lead that the calling session may reach. */
export const getLead = answerCall(definition, async ({ params }, context, { database }) => {
  const lead = await findLeadForSession(database.kysely, params.leadId, context)
  return lead === null ? refuse('leadUnknown') : done({ lead: toWireLead(lead) })
})
