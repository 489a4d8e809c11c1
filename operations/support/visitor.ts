import * as http from 'node:http'
import * as https from 'node:https'
import type { Answer, SendRequest } from '../../apps/server/test/support/purchase-steps.ts'

/** Another one than the proxies have, so that evidence shows whose it is; loopback too. */
export const VISITOR_ADDRESS = '127.0.0.2'

/** One visitor's way to a store, through a proxy or not. */
export interface Visitor {
  /** Rejects where the connection breaks: nothing is sent twice. */
  readonly send: SendRequest
  readonly close: () => void
}

/** Keeps its connection as a browser does, and takes the test's own certificate. */
export function visitorOf(origin: string): Visitor {
  // `localhost` is `::1` first where the machine's hosts say so, which is not reached from that address.
  const settings = { keepAlive: true, maxSockets: 1, localAddress: VISITOR_ADDRESS, family: 4 }
  const isSafe = origin.startsWith('https:')
  const agent = isSafe
    ? new https.Agent({ ...settings, rejectUnauthorized: false })
    : new http.Agent(settings)
  const { request } = isSafe ? https : http
  const send: SendRequest = ({ method, path, body, headers }) =>
    new Promise<Answer>((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body)
      const asked = request(
        new URL(path, origin),
        { method, agent, headers: { ...headers, ...(text ? { 'content-type': 'application/json' } : {}) } },
        (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.once('error', reject)
          answer.once('end', () => {
            const bytes = Buffer.concat(chunks)
            resolve({
              status: answer.statusCode ?? 0,
              text: bytes.toString('utf8'),
              bytes,
              headers: new Headers(
                Object.entries(answer.headersDistinct).flatMap(([name, values]) =>
                  (values ?? []).map((value): [string, string] => [name, value]),
                ),
              ),
              isRepeated: false,
            })
          })
        },
      )
      asked.once('error', reject)
      asked.end(text)
    })
  return { send, close: () => agent.destroy() }
}
