import { createLead as definition } from '@benefits/wire/lead/create-lead'
import { done } from '../../outcome/outcome.ts'
import { createLead as create } from '../../services/lead/create-lead.ts'
import { answerCall } from '../handled-call.ts'
import { refuseLead, toRequest } from './lead-answer.ts'

/** Registers a lead of the calling session. */
export const createLead = answerCall(definition, async ({ body }, context, parts) => {
  const created = await create(toRequest(body), context, parts)
  if (created.ok) return done({ leadId: created.answer })
  return 'problems' in created ? refuseLead(created.problems) : created
})
