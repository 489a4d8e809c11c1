import type { AccessToken } from '../../host-contract.ts'
import type { TokenResult } from './obtain-token.server.ts'
import type { TokenHolder } from './visitor-token.server.ts'

/** Seconds before its end at which a token is not used any more. */
const MARGIN = 30

let kept: { readonly token: AccessToken; readonly until: number } | null = null
let asking: Promise<TokenResult> | null = null

/**
 * The process's own token, for what is the same for every visitor: content calls and public pages. It is nobody's
 * session and never reaches a cookie. `now` in milliseconds.
 */
export function processToken(obtain: () => Promise<TokenResult>, now: () => number): TokenHolder {
  async function ask(): Promise<TokenResult> {
    const result = await obtain()
    if (result.ok) kept = { token: result.token, until: now() + (result.token.expiresIn - MARGIN) * 1000 }
    return result
  }

  return {
    get(refusedToken) {
      if (kept && (kept.token.token === refusedToken || kept.until <= now())) kept = null
      if (kept) return Promise.resolve({ ok: true, token: kept.token })
      asking ??= ask().finally(() => {
        asking = null
      })
      return asking
    },
    cookies: () => [],
    end: () => {},
  }
}

/** @internal Starts anew: a test's process has had no token yet. */
export function forgetProcessToken() {
  kept = null
  asking = null
}
