import type { RefusalName } from '@benefits/copy/refusals'
import type { AnswerOf, CallDefinition, InputOf } from '@benefits/wire/call'
import type { RefusedField } from '@benefits/wire/input/refusal'
import type { RefusalOf } from '@benefits/wire/refusals-of-call'
import type { CallContext } from '../outcome/call-context.ts'
import type { Outcome } from '../outcome/outcome.ts'
import type { Parts } from '../parts.ts'

/** A call's definition together with what answers it. */
export interface HandledCall {
  readonly definition: CallDefinition
  readonly handle: (
    input: never,
    context: CallContext,
    parts: Parts,
  ) => Promise<Outcome<unknown, RefusalName>>
  readonly judge?: CheckFields | undefined
}

/** What a call finds wrong with a body's fields beyond its schema; asked also where that refuses other fields. */
export type CheckFields = (body: Readonly<Record<string, unknown>>, now: Date) => readonly RefusedField[]

/**
 * Ties a handler to a definition so that its input and answer have the definition's types, and that it refuses nothing
 * that the definition does not list.
 */
export function answerCall<C extends CallDefinition>(
  definition: C,
  handle: (
    input: InputOf<C>,
    context: CallContext,
    parts: Parts,
  ) => Promise<Outcome<AnswerOf<C>, RefusalOf<C>>>,
  judge?: CheckFields,
): HandledCall {
  return {
    definition: definition as unknown as CallDefinition,
    handle: handle as HandledCall['handle'],
    judge,
  }
}
