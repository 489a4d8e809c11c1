import { acceptContract as definition } from '@benefits/wire/contract/accept-contract'
import { done } from '../../outcome/outcome.ts'
import { acceptContract as accept } from '../../services/contract/accept-contract.ts'
import { answerCall } from '../handled-call.ts'

/** Records the acceptance of the contract that the buyer was shown. */
export const acceptContract = answerCall(definition, async ({ params, body }, context, parts) => {
  const accepted = await accept(params.leadId, body.hash, context, parts)
  return accepted.ok ? done({ evidenceId: accepted.answer }) : accepted
})
