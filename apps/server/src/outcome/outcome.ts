import type { ReturnCode } from '@benefits/domain/problem/return-code'
import type { RefusedField } from '@benefits/wire/input/refusal'

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
