import { createAccount as call } from '@benefits/wire/access/create-account'
import { answered, type CommandHandler } from './answer.server.ts'
import { asParsed } from './as-parsed.server.ts'

/** Creates the access account; one attempt of the form is one idempotency key, so that a double click makes one. */
export const createAccount: CommandHandler<'createAccount'> = async ({ attempt, ...form }, calls) => {
  const { password, confirmedPassword, ...rest } = form
  const secret = password === null ? {} : { password, confirmedPassword: confirmedPassword ?? '' }
  const body = asParsed(call.body, { ...rest, ...secret })
  const sent = await calls.send(call, { body, idempotencyKey: attempt })
  return answered(sent, ({ result }) => ({ accountId: result.id }))
}
