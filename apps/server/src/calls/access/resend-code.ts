import { resendCode as definition } from '@benefits/wire/access/resend-code'
import { resendCode as resend } from '../../services/access/resend-code.ts'
import { answerCall } from '../handled-call.ts'

/** Sends another code. */
export const resendCode = answerCall(definition, ({ params }, context, parts) =>
  resend(params.accountId, context, parts),
)
