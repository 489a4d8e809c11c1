import type { Calls } from './calls/create-calls.server.ts'
import type { Sent } from './calls/send-with-token.server.ts'
import type { CommandResult } from './command-result.ts'
import type { ComposedCommands, ComposedName } from './command-table.ts'

/** What answers one composed command on the server. */
export type CommandHandler<N extends ComposedName> = (
  input: ComposedCommands[N]['input'],
  calls: Calls,
) => Promise<CommandResult<ComposedCommands[N]['answer']>>

/** Turns a call's answer into the command's; a refusal passes through. */
export function answered<A, B>(sent: Sent<A>, pick: (answer: A) => B): CommandResult<B> {
  return sent.ok ? { ok: true, answer: pick(sent.answer) } : sent
}
