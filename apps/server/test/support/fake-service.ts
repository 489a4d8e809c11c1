import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One answer of a fake. A text is sent as it is, anything else as JSON; `silent` never answers. */
export interface FakeAnswer {
  readonly status?: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Ends the connection after so many bytes of the body. */
  readonly cutAt?: number
  /** Waits before the first byte. */
  readonly delayMs?: number
}

/** A request as a fake got it. */
export interface FakeRequest {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** A service of the outside world on loopback. */
export interface FakeService {
  readonly url: string
  readonly requests: FakeRequest[]
  /** What it answers from now on; `silent`: nothing, ever. */
  answer: (give: FakeAnswer | 'silent' | ((request: FakeRequest) => FakeAnswer | 'silent')) => void
  close: () => Promise<void>
}

/** Starts a fake that answers 500 until it is told. */
export async function startFakeService(): Promise<FakeService> {
  const requests: FakeRequest[] = []
  let give: (request: FakeRequest) => FakeAnswer | 'silent' = () => ({ status: 500 })
  const server = createServer(async (incoming, response) => {
    const request = await read(incoming)
    requests.push(request)
    const answer = give(request)
    if (answer === 'silent') return
    if (answer.delayMs) await new Promise((done) => setTimeout(done, answer.delayMs))
    send(response, answer)
  }).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answer: (next) => {
      give = typeof next === 'function' ? next : () => next
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

async function read(incoming: IncomingMessage): Promise<FakeRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return {
    method: incoming.method ?? '',
    path: incoming.url ?? '',
    headers: incoming.headers,
    body: Buffer.concat(chunks).toString(),
  }
}

function send(response: ServerResponse, { status = 200, body = '', headers, cutAt }: FakeAnswer): void {
  const isPlain = typeof body === 'string' || body instanceof Uint8Array
  const bytes = Buffer.from(isPlain ? body : JSON.stringify(body))
  const type = isPlain ? 'text/html' : 'application/json; charset=utf-8'
  response.writeHead(status, { 'content-type': type, 'content-length': bytes.length, ...headers })
  if (cutAt === undefined) response.end(bytes)
  else response.write(bytes.subarray(0, cutAt), () => response.destroy())
}
