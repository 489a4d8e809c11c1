import type { AnswerOf, CallDefinition, InputOf } from '@benefits/wire/call'
import type { CallContext } from '../outcome/call-context.ts'
import type { Outcome } from '../outcome/outcome.ts'
import type { Parts } from '../parts.ts'

/** A call's definition together with what answers it. */
export interface HandledCall {
  readonly definition: CallDefinition
  readonly handle: (input: never, context: CallContext, parts: Parts) => Promise<Outcome<unknown>>
}

/** Ties a handler to a definition so that its input and answer have the definition's types. */
export function answerCall<C extends CallDefinition>(
  definition: C,
  handle: (input: InputOf<C>, context: CallContext, parts: Parts) => Promise<Outcome<AnswerOf<C>>>,
): HandledCall {
  return { definition: definition as unknown as CallDefinition, handle: handle as HandledCall['handle'] }
}
