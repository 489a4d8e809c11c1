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
 * Why a command is refused before the store sees it, or null: `foreign` where a page of another origin sends it, a
 * method that the store does not know, a body that is large or does not tell its length. Reading is free.
 */
export function refuseCommand({
  method,
  host,
  headers,
}: StoreCommand): 'foreign' | 'methodRefused' | 'tooLarge' | null {
  if (method === 'GET' || method === 'HEAD') return null
  if (method !== 'POST') return 'methodRefused'
  if (isForeign(host, headers)) return 'foreign'
  const untold = headers['transfer-encoding'] ? Number.NaN : 0
  return Number(headers['content-length'] ?? untold) <= BODY_LIMIT ? null : 'tooLarge'
}

/** Whether a page of another origin than the host's asks, as far as its browser says so. */
export function isForeign(host: string, headers: IncomingHttpHeaders): boolean {
  if (headers['sec-fetch-site'] === 'cross-site') return true
  const { origin } = headers
  if (origin === undefined) return false
  return !URL.canParse(origin) || new URL(origin).host !== host
}
