import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { AccessToken } from '../../../store/app/host-contract.ts'
import { newId } from '../database/new-id.ts'
import type { Caller } from '../plugins/fastify-types.ts'

/** Longer texts are no token of ours and are not worth a look. */
export const LONGEST_TOKEN = 1000
/** Life of an access token, in seconds. */
export const TOKEN_SECONDS = 30 * 60
/** How long a visitor session may rest before it is another one, in seconds. */
const SESSION_SECONDS = 24 * 60 * 60
/** Verified tokens remembered, the least recently shown forgotten first. */
const REMEMBERED = 20_000

const ISSUER = 'benefits-store'

/** Loaded with the first token: starting the server does not wait for it. */
const jose = () => import('jose')

/**
 * Who holds a token: a program, or the store's pages for a visitor, whose browser keeps it in a cookie. One is never
 * taken for the other: what a program has opens no page, and what stands in a cookie calls nothing by itself.
 */
export type Holder = 'program' | 'page'

/** Whose token a request may bring: the store's own pages mark their calls (`own-calls.ts`). */
export function holderOf(request: Pick<FastifyRequest, 'server' | 'headers'>): Holder {
  return request.server.ownCalls.isOwn(request) ? 'page' : 'program'
}

/** Signs and reads access tokens: HS256, the client as subject, the visitor session as `sid`. */
export interface Tokens {
  /** For a program unless told. */
  issue(caller: Caller, holder?: Holder): Promise<string>
  /**
   * Who calls, or null for a token that is wrong, has expired or is not this holder's; at once for a token seen
   * before.
   */
  verify(token: string, holder: Holder): Caller | null | Promise<Caller | null>
  /**
   * The visitor session of a former token of the same client and holder that was good within the last day, even if it
   * has expired since; null of any other.
   */
  continuedSession(token: string, clientId: string, holder: Holder): Promise<string | null>
}

/** A token of the store's own pages in nobody's session (docs/rules/calls.md: own-token). */
export async function signOwnToken(tokens: Tokens, clientId: string): Promise<AccessToken> {
  const token = await tokens.issue({ clientId, sessionId: newId() }, 'page')
  return { token, expiresIn: TOKEN_SECONDS }
}

/** What a token says; those of pages say nothing of their holder, as all did before. */
interface Known {
  readonly caller: Caller
  readonly holder: Holder
  readonly expiresAt: number
}

/** Tokens signed by `secret`; those that one of `former` signed are good until they run out. */
export function createTokens(
  secret: Uint8Array,
  now: () => Date,
  former: readonly Uint8Array[] = [],
): Tokens {
  const [key, ...formerKeys] = [secret, ...former].map((one) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', one, '', 'access tokens', 32))),
  ) as [KeyObject, ...KeyObject[]]
  const known = new LRUCache<string, Known>({ max: REMEMBERED })

  const read = async (token: string, patienceSeconds: number): Promise<Known | null> => {
    for (const one of [key, ...formerKeys]) {
      const known = await readUnder(one, token, patienceSeconds)
      if (known) return known
    }
    return null
  }
  const readUnder = async (one: KeyObject, token: string, patienceSeconds: number): Promise<Known | null> => {
    const { jwtVerify } = await jose()
    try {
      const { payload } = await jwtVerify(token, one, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        requiredClaims: ['exp', 'sub', 'sid'],
        currentDate: now(),
        clockTolerance: patienceSeconds,
      })
      const caller: Caller = { clientId: String(payload.sub), sessionId: String(payload.sid) }
      const holder = payload.use === 'program' ? 'program' : 'page'
      return { caller, holder, expiresAt: (payload.exp ?? 0) * 1000 }
    } catch {
      return null
    }
  }

  return {
    issue: async ({ clientId, sessionId }, holder = 'program') => {
      const { SignJWT } = await jose()
      const seconds = Math.floor(now().getTime() / 1000)
      return new SignJWT({ sid: sessionId, ...(holder === 'program' ? { use: holder } : {}) })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(ISSUER)
        .setSubject(clientId)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + TOKEN_SECONDS)
        .sign(key)
    },
    verify: (token, holder) => {
      const remembered = known.get(token)
      if (remembered) {
        const isGood = remembered.expiresAt > now().getTime() && remembered.holder === holder
        return isGood ? remembered.caller : null
      }
      return read(token, 0).then((fresh) => {
        if (!fresh) return null
        known.set(token, fresh)
        return fresh.holder === holder ? fresh.caller : null
      })
    },
    continuedSession: async (token, clientId, holder) => {
      const former = await read(token, SESSION_SECONDS)
      if (former === null || former.caller.clientId !== clientId || former.holder !== holder) return null
      return former.caller.sessionId
    },
  }
}
