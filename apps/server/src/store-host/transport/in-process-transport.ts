import type { Transport } from '@benefits/wire/transport'
import type { FastifyInstance } from 'fastify'
import { FAULT_HEADER } from '../../plugins/fault-switch.ts'
import { REQUEST_ID } from '../../plugins/request-ids.ts'

/** Who the visitor is to the calls: evidence and limits are about them, not about this process. */
export interface Visitor {
  readonly address: string
  readonly host: string
  readonly userAgent: string | undefined
  /** Of the page that asks: its calls stand in the log under it. */
  readonly requestId: string
  /** What its calls do instead of answering; undefined for nothing. */
  readonly faults?: string | undefined
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
        ...faultHeaders(visitor),
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

/** A visitor's faults on their way to the calls. */
export function faultHeaders({ faults }: Visitor): Readonly<Record<string, string>> {
  return faults === undefined ? {} : { [FAULT_HEADER]: faults }
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
