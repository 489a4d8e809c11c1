import type { IncomingHttpHeaders } from 'node:http'

/** React Router reads the body itself, so that the server's own limit does not count. */
const BODY_LIMIT = 64 * 1024

/** What the host must know of a command to let it in. */
export interface StoreCommand {
  readonly method: string
  readonly host: string
  readonly headers: IncomingHttpHeaders
}

/**
 * Status that refuses a command before the store sees it, or null: 403 where a page of another origin sends it,
 * 405 for what the store does not know, 413 where its body is large or does not tell its length. Reading is free.
 */
export function refuseCommand({ method, host, headers }: StoreCommand): 403 | 405 | 413 | null {
  if (method === 'GET' || method === 'HEAD') return null
  if (method !== 'POST') return 405
  if (isForeign(host, headers)) return 403
  const untold = headers['transfer-encoding'] ? Number.NaN : 0
  return Number(headers['content-length'] ?? untold) <= BODY_LIMIT ? null : 413
}

function isForeign(host: string, headers: IncomingHttpHeaders): boolean {
  if (headers['sec-fetch-site'] === 'cross-site') return true
  const { origin } = headers
  if (origin === undefined) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}
