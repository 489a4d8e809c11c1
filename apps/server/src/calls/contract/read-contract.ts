import { readContract as definition } from '@benefits/wire/contract/read-contract'
import { readContract as read } from '../../services/contract/read-contract.ts'
import { answerCall } from '../handled-call.ts'
import { ifDownloadable } from './if-downloadable.ts'

/** The lead's contract in few words. */
export const readContract = answerCall(definition, ({ params: { leadId }, query }, context, parts) =>
  ifDownloadable(leadId, context, parts, () => read(leadId, query.paymentMethod ?? null, context, parts)),
)
