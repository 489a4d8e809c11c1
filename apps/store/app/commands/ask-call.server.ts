import type { Asked } from '@benefits/wire/asked'
import type { AnswerOf, CallDefinition } from '@benefits/wire/call'
import { readAsked } from '@benefits/wire/input/read-asked'
import { problemOf } from '@benefits/wire/problem'
import type { Calls } from './calls/create-calls.server.ts'
import type { SendInput, Sent } from './calls/send-with-token.server.ts'

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
