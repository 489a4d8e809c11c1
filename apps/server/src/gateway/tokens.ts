import { createSecretKey, hkdfSync } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Caller } from '../plugins/fastify-types.ts'

/** Life of an access token, in seconds. */
export const TOKEN_SECONDS = 30 * 60
/** How long a visitor session may rest before it is another one, in seconds. */
const SESSION_SECONDS = 24 * 60 * 60
/** Verified tokens remembered, the least recently shown forgotten first. */
const REMEMBERED = 20_000

const ISSUER = 'benefits-store'

/** Loaded with the first token: starting the server does not wait for it. */
const jose = () => import('jose')

/** Signs and reads access tokens: HS256, the client as subject, the visitor session as `sid`. */
export interface Tokens {
  issue(caller: Caller): Promise<string>
  /** Who calls, or null for a token that is wrong or has expired; at once for a token seen before. */
  verify(token: string): Caller | null | Promise<Caller | null>
  /** The visitor session of a token that was good within the last day, even if it has expired since. */
  continuedSession(token: string): Promise<string | null>
}

export function createTokens(secret: Uint8Array, now: () => Date): Tokens {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'access tokens', 32)))
  const known = new LRUCache<string, { readonly caller: Caller; readonly expiresAt: number }>({
    max: REMEMBERED,
  })

  const read = async (token: string, patienceSeconds: number) => {
    const { jwtVerify } = await jose()
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        requiredClaims: ['exp', 'sub', 'sid'],
        currentDate: now(),
        clockTolerance: patienceSeconds,
      })
      const caller: Caller = { clientId: String(payload.sub), sessionId: String(payload.sid) }
      return { caller, expiresAt: (payload.exp ?? 0) * 1000 }
    } catch {
      return null
    }
  }

  return {
    issue: async ({ clientId, sessionId }) => {
      const { SignJWT } = await jose()
      const seconds = Math.floor(now().getTime() / 1000)
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setSubject(clientId)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + TOKEN_SECONDS)
        .sign(key)
    },
    verify: (token) => {
      const remembered = known.get(token)
      if (remembered) return remembered.expiresAt > now().getTime() ? remembered.caller : null
      return read(token, 0).then((fresh) => {
        if (!fresh) return null
        known.set(token, fresh)
        return fresh.caller
      })
    },
    continuedSession: async (token) => (await read(token, SESSION_SECONDS))?.caller.sessionId ?? null,
  }
}
