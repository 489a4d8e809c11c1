import type { Channel, IssuerContent } from '@benefits/domain/catalogue/issuer'
import type { ReturnCode } from '@benefits/domain/problem/return-code'
import type { AnswerOf, CallDefinition, InputOf } from '@benefits/wire/call'
import type { RefusedField } from '@benefits/wire/input/refusal'
import type { Parts } from '../parts.ts'

/** Who calls, for which issuer and channel, and from where. */
export interface CallContext {
  readonly clientId: string
  /** The anonymous visitor session inside the access token. */
  readonly sessionId: string
  readonly issuer: IssuerContent
  readonly channel: Channel
  readonly subChannel: string
  /** `identificacao-oferta`, where given. */
  readonly offerCode: string | null
  readonly address: string
  readonly userAgent: string
  readonly requestId: string
  readonly now: Date
  /** Never before an earlier one of this process, whatever happens to the clock. */
  readonly steadyNow: Date
}

export interface Refusal {
  readonly ok: false
  readonly code: ReturnCode
  readonly fields?: readonly RefusedField[]
  /** Seconds until a try makes sense. */
  readonly retryAfter?: number
}

export type Outcome<A> =
  | { readonly ok: true; readonly answer: A; readonly headers?: Readonly<Record<string, string>> }
  | Refusal

/** What a service gives: a value, or a return code. */
export const done = <A>(answer: A): { readonly ok: true; readonly answer: A } => ({ ok: true, answer })
export const refuse = (code: ReturnCode, more: Omit<Refusal, 'ok' | 'code'> = {}): Refusal => ({
  ok: false,
  code,
  ...more,
})

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
