import type { TokenResult } from './obtain-token.server.ts'
import {
  forgetSession,
  forgetToken,
  type RememberedSession,
  type SessionPlace,
  writeSession,
} from './session-cookie.server.ts'

/** One request's hold on the visitor's token: at most one is asked for at a time, whoever needs it. */
export interface TokenHolder {
  /** The token to use; `refusedToken` names one that a call has just refused. */
  readonly get: (refusedToken?: string) => Promise<TokenResult>
  /** `Set-Cookie` values for the answer; empty where nothing changed. */
  readonly cookies: () => readonly string[]
  /** Ends the visit: the browser forgets its token, and what follows is another session. */
  readonly end: () => void
}

/**
 * The visitor's token: the cookie's, where the visit keeps it, while it is there, else a new one that keeps the session
 * of the former. Parallel calls wait for the same new token.
 */
export function visitorToken(
  remembered: RememberedSession,
  place: SessionPlace,
  obtain: (formerToken: string | null) => Promise<TokenResult>,
): TokenHolder {
  let current = remembered.token
  let former = remembered.formerToken
  let asking: Promise<TokenResult> | null = null
  let cookies: readonly string[] = []

  async function ask(): Promise<TokenResult> {
    const result = await obtain(former)
    if (result.ok) {
      current = result.token.token
      former = current
      cookies = writeSession(result.token, place)
      return result
    }
    return { ...result, isRenewal: former !== null }
  }

  return {
    get(refusedToken) {
      if (refusedToken && refusedToken === current) {
        current = null
        cookies = forgetToken(place)
      }
      if (current) return Promise.resolve({ ok: true, token: { token: current, expiresIn: 0 } })
      asking ??= ask().finally(() => {
        asking = null
      })
      return asking
    },
    cookies: () => cookies,
    end() {
      current = null
      former = null
      cookies = forgetSession(place)
    },
  }
}
