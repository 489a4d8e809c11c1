import type { IncomingMessage, ServerResponse } from 'node:http'
import { isNotModified } from '../../plugins/is-not-modified.ts'
import { chooseEncoding } from './choose-encoding.ts'
import type { EncodedPage } from './encode-page.ts'

/** How caches between us and the visitor may keep a page: a minute, and ten more while they ask again. */
const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'
/** The visitor's own choice of issuer decided: only the visitor's browser may keep it, and it asks each time. */
const PERSONAL = 'private, no-cache'

/** Writes a kept page: its bytes as they are, or 304 where the browser has them. */
export function answerPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: EncodedPage,
  { isShareable, cookie }: { readonly isShareable: boolean; readonly cookie: string | null },
) {
  const cacheControl = isShareable ? SHARED : PERSONAL
  const own = cookie ? ['cache-control', cacheControl, 'set-cookie', cookie] : ['cache-control', cacheControl]
  sendCachedPage(request, response, page, own)
}

/**
 * Writes what was kept in every encoding, with `own` headers (flat, as `writeHead` takes them) on 200 and 304 alike.
 */
export function sendCachedPage(
  request: IncomingMessage,
  response: ServerResponse,
  kept: EncodedPage,
  own: readonly string[],
) {
  const { etag, headers, bytes } = kept.bodies[chooseEncoding(request.headers['accept-encoding'], ENCODINGS)]
  if (isNotModified(request.headers['if-none-match'], etag)) {
    response.writeHead(304, ['etag', etag, 'vary', 'accept-encoding', ...own])
    response.end()
    return
  }
  response.writeHead(200, [...headers, ...own])
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

const ENCODINGS = ['br', 'gzip'] as const
