import { resendCode as call } from '@benefits/wire/access/resend-code'
import { answered, type CommandHandler } from './answer.server.ts'

/** Sends another code; a refusal inside 30 s carries the seconds to wait. */
export const resendCode: CommandHandler<'resendCode'> = async ({ accountId }, calls) =>
  answered(await calls.send(call, { params: { accountId }, body: {} }), () => null)
