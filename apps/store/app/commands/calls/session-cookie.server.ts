import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie'
import type { AccessToken } from '../../host-contract.ts'

/** Where a visit keeps its session, and how its browser may send it. */
export interface SessionPlace {
  /** Name of the token's cookie, for as long as the gateway says that it is valid. */
  readonly token: string
  /** Name of the last token's beyond its own life: it keeps the visitor session for 24 hours more. */
  readonly visit: string
  readonly guard: Pick<SetCookie, 'path' | 'httpOnly' | 'secure' | 'sameSite' | 'partitioned'>
}

const GUARDED = { path: '/', httpOnly: true, secure: true } as const

/** A visit of its own. */
export const OWN_PAGE: SessionPlace = {
  token: '__Host-loja_sessao',
  visit: '__Host-loja_visita',
  guard: { ...GUARDED, sameSite: 'lax' },
}

/**
 * A visit inside a partner's page: another session, kept apart for each partner (CHIPS; docs/rules/embedded.md:
 * frame-cookies).
 */
export const IN_FRAME: SessionPlace = {
  token: '__Host-loja_sessao_spe',
  visit: '__Host-loja_visita_spe',
  guard: { ...GUARDED, sameSite: 'none', partitioned: true },
}

const VISIT_SECONDS = 24 * 60 * 60

/** What the visitor's browser remembers of its session; null where it has nothing. */
export interface RememberedSession {
  /** Still valid by its own clock. */
  readonly token: string | null
  /** Possibly expired, good for keeping the session. */
  readonly formerToken: string | null
}

/** Reads both cookies from a `Cookie` header. */
export function readSession(cookieHeader: string | null, place: SessionPlace): RememberedSession {
  const cookies = parseCookie(cookieHeader ?? '')
  const token = cookies[place.token] || null
  return { token, formerToken: token ?? (cookies[place.visit] || null) }
}

/** The `Set-Cookie` values that remember a token; lifetimes in seconds. */
export function writeSession({ token, expiresIn }: AccessToken, place: SessionPlace): readonly string[] {
  const { guard } = place
  return [
    stringifySetCookie({ name: place.token, value: token, maxAge: expiresIn, ...guard }),
    stringifySetCookie({ name: place.visit, value: token, maxAge: expiresIn + VISIT_SECONDS, ...guard }),
  ]
}

/** The `Set-Cookie` value that removes a refused token; the session may still be kept. */
export function forgetToken({ token, guard }: SessionPlace): readonly string[] {
  return [stringifySetCookie({ name: token, value: '', maxAge: 0, ...guard })]
}

/** The `Set-Cookie` values that end the visit: what follows is another session. */
export function forgetSession({ token, visit, guard }: SessionPlace): readonly string[] {
  return [token, visit].map((name) => stringifySetCookie({ name, value: '', maxAge: 0, ...guard }))
}
