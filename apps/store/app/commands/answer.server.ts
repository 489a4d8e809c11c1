import type { Asked } from '@benefits/wire/asked'
import type { AnswerOf, CallDefinition } from '@benefits/wire/call'
import { readAsked } from '@benefits/wire/input/read-asked'
import { problemOf } from '@benefits/wire/problem'
import type { Calls } from './calls/create-calls.server.ts'
import type { SendInput, Sent } from './calls/send-with-token.server.ts'
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

/** Sends a call whose input nobody has judged yet; what its schemas refuse is answered as the call would. */
export async function askCall<C extends CallDefinition>(
  calls: Calls,
  call: C,
  asked: Asked<C>,
): Promise<Sent<AnswerOf<C>>> {
  const read = readAsked(call, asked)
  if (!read.ok) return { ok: false, problem: problemOf(read) }
  return calls.send(call, read.input as SendInput<C>)
}
