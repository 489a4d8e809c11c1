import { updateLead as definition } from '@benefits/wire/lead/update-lead'
import { done } from '../../outcome/outcome.ts'
import { updateLead as update } from '../../services/lead/update-lead.ts'
import { answerCall } from '../handled-call.ts'
import { refuseLead, toRequest, toWireLead } from './lead-answer.ts'

/** Changes a lead and gives it as it is now. */
export const updateLead = answerCall(definition, async ({ params, body }, context, parts) => {
  const updated = await update(params.leadId, toRequest(body), context, parts)
  if (updated.ok) return done({ lead: toWireLead(updated.answer) })
  return 'problems' in updated ? refuseLead(updated.problems) : updated
})
