import { CODE } from '@benefits/copy/code-of-refusal'
import type { ReturnCode } from '@benefits/copy/refusals'
import { STORE_FAILURES, type TokenFailure } from '@benefits/copy/refusals/store-failures'
import type { CallResult } from '@benefits/wire/client'
import type { CallProblem } from '@benefits/wire/problem'
import type { TokenResult } from './obtain-token.server.ts'
import type { TokenHolder } from './visitor-token.server.ts'

/** Marks a call that was refused again with a fresh token. */
export const AUTH_ERR_TOKEN_INVALID = 'AUTH_ERR_TOKEN_INVALID'

/**
 * A refusal by the store's own calls: the wire's problem, or that there was no token; and the mark of one that stays
 * refused.
 */
export interface StoreProblem extends Omit<CallProblem, 'code'> {
  readonly code: ReturnCode | TokenFailure
  readonly mark?: typeof AUTH_ERR_TOKEN_INVALID
  /** By which the server's log knows the request. */
  readonly reference?: string
}

/** A call's answer inside the store; refusals are values. */
export type Sent<A> =
  | { readonly ok: true; readonly answer: A; readonly headers: Readonly<Record<string, string>> }
  | Refused

interface Refused {
  readonly ok: false
  readonly problem: StoreProblem
}

/**
 * Sends with the holder's token; after a 401 or 403 once more with a fresh one. Nothing was done by a call that refused
 * its token, so that a second try is safe for commands too.
 */
export async function sendWithToken<A>(
  holder: TokenHolder,
  send: (token: string) => Promise<CallResult<A>>,
): Promise<Sent<A>> {
  const first = await holder.get()
  if (!first.ok) return withoutToken(first)
  const result = await send(first.token.token)
  if (result.ok || !isTokenRefused(result.problem)) return result
  const fresh = await holder.get(first.token.token)
  if (!fresh.ok) return withoutToken({ ...fresh, isRenewal: true })
  const retried = await send(fresh.token.token)
  if (retried.ok || !isTokenRefused(retried.problem)) return retried
  return { ok: false, problem: { ...retried.problem, mark: AUTH_ERR_TOKEN_INVALID } }
}

/**
 * A gateway that is closed, away or asked too often says so itself; whatever else it refuses is the store's own affair.
 */
function withoutToken({ problem, isRenewal }: Extract<TokenResult, { ok: false }>): Refused {
  if (problem.status === 429 || problem.status === 503) return { ok: false, problem }
  const code = isRenewal ? 'tokenNotRefreshed' : 'tokenNotGenerated'
  return { ok: false, problem: { ...problem, code, status: 502, description: STORE_FAILURES[code].text } }
}

/** Another 403 is about the buyer's e-mail: the token is not at fault. */
function isTokenRefused({ status, code }: CallProblem): boolean {
  return (status === 401 || status === 403) && code !== CODE.emailNotPermitted
}
