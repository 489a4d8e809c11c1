import type { Calls } from '../calls/create-calls.server.ts'
import type { Sent } from '../calls/send-with-token.server.ts'
import type { CommandResult } from './command-result.ts'
import type { CommandName, Commands } from './command-table.ts'

/** What answers one command on the server. */
export type CommandHandler<N extends CommandName> = (
  input: Commands[N]['input'],
  calls: Calls,
) => Promise<CommandResult<Commands[N]['answer']>>

/** Turns a call's answer into the command's; a refusal passes through. */
export function answered<A, B>(sent: Sent<A>, pick: (answer: A) => B): CommandResult<B> {
  return sent.ok ? { ok: true, answer: pick(sent.answer) } : sent
}
