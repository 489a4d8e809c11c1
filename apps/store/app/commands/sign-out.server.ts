import { endSession } from '@benefits/wire/access/end-session'
import { answered, type CommandHandler } from './answer.server.ts'

/** Ends what the session has proven, then the session: the next command is a newcomer's. */
export const signOut: CommandHandler<'signOut'> = async (_input, calls) => {
  const sent = await calls.send(endSession, {})
  if (sent.ok) calls.endVisit()
  return answered(sent, () => null)
}
