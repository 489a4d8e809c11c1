import { validateCode as call } from '@benefits/wire/access/validate-code'
import { answered, type CommandHandler } from './answer.server.ts'

/** Validates the code from the e-mail; the session is verified for the account from here on. */
export const validateCode: CommandHandler<'validateCode'> = async ({ accountId, code }, calls) =>
  answered(await calls.send(call, { params: { accountId }, body: { code } }), ({ result }) => ({
    email: result.email,
  }))
