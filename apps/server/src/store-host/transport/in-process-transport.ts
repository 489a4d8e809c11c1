import type { Transport } from '@benefits/wire/transport'
import type { FastifyInstance } from 'fastify'
import { REQUEST_ID } from '../../plugins/request-ids.ts'

/** Who the visitor is to the calls: evidence and limits are about them, not about this process. */
export interface Visitor {
  readonly address: string
  readonly host: string
  readonly userAgent: string | undefined
  /** Of the page that asks: its calls stand in the log under it. */
  readonly requestId: string
}

/** Calls this very server without a network: same routes, same checks, the visitor's own address and browser. */
export function inProcessTransport(app: FastifyInstance, visitor: Visitor): Transport {
  return async ({ method, path, headers, body }) => {
    const answered = await app.inject({
      method,
      url: path,
      remoteAddress: visitor.address,
      headers: {
        host: visitor.host,
        ...(visitor.userAgent ? { 'user-agent': visitor.userAgent } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
        [REQUEST_ID]: visitor.requestId,
        ...app.ownCalls.headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    })
    return {
      status: answered.statusCode,
      headers: textHeaders(answered.headers),
      body: readBody(answered.headers['content-type'], answered.rawPayload),
    }
  }
}

function textHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  )
}

/** JSON is parsed, a PDF stays bytes, an empty body is undefined. A broken JSON rejects: no answer. */
export function readBody(contentType: unknown, bytes: Uint8Array): unknown {
  if (bytes.length === 0) return undefined
  if (!String(contentType ?? '').includes('json')) return bytes
  return JSON.parse(new TextDecoder().decode(bytes))
}
