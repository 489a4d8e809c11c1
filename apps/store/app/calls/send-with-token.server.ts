import { CODE } from '@benefits/copy/code-of-refusal'
import type { CallDefinition } from '@benefits/wire/call'
import type { CallResult, sendCall } from '@benefits/wire/client'
import type { CallProblem } from '@benefits/wire/problem'
import type { TokenHolder } from './visitor-token.server.ts'

/** Marks a call that was refused again with a fresh token. */
export const AUTH_ERR_TOKEN_INVALID = 'AUTH_ERR_TOKEN_INVALID'

/** A refusal by the store's own calls: the wire's problem, and the mark of a token that stays refused. */
export interface StoreProblem extends CallProblem {
  readonly mark?: typeof AUTH_ERR_TOKEN_INVALID
}

/** A call's answer inside the store; refusals are values. */
export type Sent<A> =
  | { readonly ok: true; readonly answer: A; readonly headers: Readonly<Record<string, string>> }
  | { readonly ok: false; readonly problem: StoreProblem }

/**
 * Sends with the holder's token; after a 401 or 403 once more with a fresh one. Nothing was done by a call that refused
 * its token, so that a second try is safe for commands too.
 */
export async function sendWithToken<A>(
  holder: TokenHolder,
  send: (token: string) => Promise<CallResult<A>>,
): Promise<Sent<A>> {
  const first = await holder.get()
  if (!first.ok) return first
  const result = await send(first.token.token)
  if (result.ok || !isTokenRefused(result.problem)) return result
  const fresh = await holder.get(first.token.token)
  if (!fresh.ok) return fresh
  const retried = await send(fresh.token.token)
  if (retried.ok || !isTokenRefused(retried.problem)) return retried
  return { ok: false, problem: { ...retried.problem, mark: AUTH_ERR_TOKEN_INVALID } }
}

/** Another 403 is about the buyer's e-mail: the token is not at fault. */
function isTokenRefused({ status, code }: CallProblem): boolean {
  return (status === 401 || status === 403) && code !== CODE.emailNotPermitted
}

export type SendInput<C extends CallDefinition> = Parameters<typeof sendCall<C>>[3]
