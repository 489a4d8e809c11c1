import type { Answer, Request } from '../test/support/purchase-steps.ts'
import type { Chaos, Step } from './chaos.ts'
import type { KilledServer } from './killed-server.ts'
import { lanes } from './lanes.ts'

/** Asks until there is an answer. An answer of 500 and above is a failure of the server and rejects. */
export type PersistentClient = (request: Request, step?: Step) => Promise<Answer>

/** Requests on the way at a time, over all buyers. */
const WIDTH = 10
/** More lost connections than there are kills is no bad luck any more. */
const TRIES = 40
const PATIENCE_MS = 60_000

export function persistentClient(server: KilledServer, { tick }: Pick<Chaos, 'tick'>): PersistentClient {
  const lane = lanes(WIDTH)
  return (request, step = 'call') =>
    lane(async () => {
      for (let tries = 0; tries < TRIES; tries++) {
        const address = await server.address()
        tick(step)
        const answer = await send(address, request)
        if (answer === null) continue
        if (answer.status >= 500) throw new Error(`${request.path} answered ${answer.status}: ${answer.text}`)
        return { ...answer, isRepeated: tries > 0 }
      }
      throw new Error(`${request.path} got no answer in ${TRIES} tries.`)
    })
}

/** Null where the connection was refused, or ended before the answer was whole. */
async function send(
  address: string,
  { method, path, body, headers }: Request,
): Promise<Omit<Answer, 'isRepeated'> | null> {
  try {
    const response = await fetch(new URL(path, address), {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const bytes = new Uint8Array(await response.arrayBuffer())
    const text = new TextDecoder().decode(bytes)
    return { status: response.status, text, bytes, headers: response.headers }
  } catch (error) {
    if (error instanceof TypeError) return null
    throw new Error(`${method} ${path} got no answer in ${PATIENCE_MS} ms.`, { cause: error })
  }
}
