import { randomInt, randomUUID } from 'node:crypto'
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import {
  inSession,
  type Request,
  read,
  requestGrantCode,
  type SendRequest,
  tradeCode,
} from '../test/support/purchase-steps.ts'
import type { AttackedStore } from './attacked-store.ts'

/** Nobody waits longer for an answer: far beyond what any of them takes. */
const PATIENCE_MS = 60_000

/** Somebody at a loopback address of their own. */
export interface Visitor {
  readonly from: string
  readonly token: string
  /** Asks as anybody at that address. */
  readonly ask: SendRequest
  /** Asks within the visitor's session. */
  readonly call: SendRequest
}

/** A loopback address that nobody else has, so that limits by address see different visitors. */
export function anyAddress(): string {
  return `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(2, 255)}`
}

/** A mailbox that nobody else has. */
export function anyEmail(): string {
  return `p${randomUUID().slice(0, 13)}@visita.example`
}

/** Somebody who comes for the first time; `from` plays a second visitor of the same address. */
export async function visit(
  store: AttackedStore,
  { from = anyAddress(), issuer = 'VRPAT' }: { readonly from?: string; readonly issuer?: string } = {},
): Promise<Visitor> {
  const ask = sendFrom(store, from)
  const traded = await tradeCode(ask, await requestGrantCode(ask))
  const token = read<{ access_token: string }>(traded, 200).access_token
  return { from, token, ask, call: inSession(ask, token, issuer) }
}

/** Sends requests from one address, over connections that are kept; a body of bytes goes out as it is. */
export function sendFrom({ address }: AttackedStore, from: string): SendRequest {
  const agent = new Agent({ keepAlive: true, localAddress: from, scheduling: 'fifo' })
  return async ({ method, path, body, headers }: Request) => {
    const bytes = body === undefined || Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body))
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = httpRequest(new URL(address), {
        agent,
        method,
        path,
        localAddress: from,
        headers: {
          ...(bytes === undefined
            ? { 'content-length': '0' }
            : { 'content-type': 'application/json', 'content-length': `${bytes.length}` }),
          ...headers,
        },
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      sent.on('response', resolve).on('error', reject).end(bytes)
    })
    const chunks: Buffer[] = []
    for await (const chunk of response) chunks.push(chunk as Buffer)
    const answered = Buffer.concat(chunks)
    return {
      status: response.statusCode ?? 0,
      text: answered.toString(),
      bytes: answered,
      headers: headersOf(response),
      isRepeated: false,
    }
  }
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers()
  for (let at = 0; at + 1 < rawHeaders.length; at += 2)
    headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '')
  return headers
}
