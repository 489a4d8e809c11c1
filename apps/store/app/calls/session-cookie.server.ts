import { parseCookie, stringifySetCookie } from 'cookie'
import type { AccessToken } from './obtain-token.server.ts'

/** The token, for as long as the gateway says that it is valid. */
export const TOKEN_COOKIE = '__Host-loja_sessao'
/** The last token beyond its own life: it keeps the visitor session for 24 hours more. */
export const VISIT_COOKIE = '__Host-loja_visita'

const VISIT_SECONDS = 24 * 60 * 60
const GUARDED = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const

/** What the visitor's browser remembers of its session; null where it has nothing. */
export interface RememberedSession {
  /** Still valid by its own clock. */
  readonly token: string | null
  /** Possibly expired, good for keeping the session. */
  readonly formerToken: string | null
}

/** Reads both cookies from a `Cookie` header. */
export function readSession(cookieHeader: string | null): RememberedSession {
  const cookies = parseCookie(cookieHeader ?? '')
  const token = cookies[TOKEN_COOKIE] || null
  return { token, formerToken: token ?? (cookies[VISIT_COOKIE] || null) }
}

/** The `Set-Cookie` values that remember a token; lifetimes in seconds. */
export function writeSession({ token, expiresIn }: AccessToken): readonly string[] {
  return [
    stringifySetCookie({ name: TOKEN_COOKIE, value: token, maxAge: expiresIn, ...GUARDED }),
    stringifySetCookie({ name: VISIT_COOKIE, value: token, maxAge: expiresIn + VISIT_SECONDS, ...GUARDED }),
  ]
}

/** The `Set-Cookie` value that removes a refused token; the session may still be kept. */
export function forgetToken(): readonly string[] {
  return [stringifySetCookie({ name: TOKEN_COOKIE, value: '', maxAge: 0, ...GUARDED })]
}

/** The `Set-Cookie` values that end the visit: what follows is another session. */
export function forgetSession(): readonly string[] {
  return [TOKEN_COOKIE, VISIT_COOKIE].map((name) =>
    stringifySetCookie({ name, value: '', maxAge: 0, ...GUARDED }),
  )
}
