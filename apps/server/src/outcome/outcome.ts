import type { RefusalName } from '@benefits/copy/refusals'
import type { RefusedField } from '@benefits/wire/input/refusal'

/** What was refused, by its name (decision 042). */
export interface Refusal<N extends RefusalName = RefusalName> {
  readonly ok: false
  readonly refusal: N
  readonly fields?: readonly RefusedField[]
  /** Seconds until a try makes sense. */
  readonly retryAfter?: number
}

/** What a service gives: a value, or one of the refusals that it names. */
export type Outcome<A, N extends RefusalName> =
  | { readonly ok: true; readonly answer: A; readonly headers?: Readonly<Record<string, string>> }
  | Refusal<N>

export const done = <A>(answer: A): { readonly ok: true; readonly answer: A } => ({ ok: true, answer })
export const refuse = <const N extends RefusalName>(
  refusal: N,
  more: Omit<Refusal, 'ok' | 'refusal'> = {},
): Refusal<N> => ({ ok: false, refusal, ...more })
