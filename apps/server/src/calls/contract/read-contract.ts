import { readContract as definition } from '@benefits/wire/contract/read-contract'
import { readContract as read } from '../../services/contract/read-contract.ts'
import { answerCall } from '../handled-call.ts'

/** The lead's contract in few words. */
export const readContract = answerCall(definition, ({ params, query }, context, parts) =>
  read(params.leadId, query.paymentMethod ?? null, context, parts),
)
