import type { Transport } from '@benefits/wire/transport'
import { faultHeaders, readBody, type Visitor } from './in-process-transport.ts'

const TIMEOUT = 15_000

/**
 * Calls another gateway over HTTP; it may stand under a path, whose last slash is not part of `base`. Answers later
 * than 15 seconds count as none.
 */
export function httpTransport(base: string, visitor: Visitor): Transport {
  return async ({ method, path, headers, body }) => {
    const answered = await fetch(`${base}${path}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
      headers: {
        'x-forwarded-for': visitor.address,
        'x-forwarded-host': visitor.host,
        ...(visitor.userAgent ? { 'user-agent': visitor.userAgent } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
        ...faultHeaders(visitor),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return {
      status: answered.status,
      headers: Object.fromEntries(answered.headers),
      body: readBody(answered.headers.get('content-type'), new Uint8Array(await answered.arrayBuffer())),
    }
  }
}
