import { connect } from 'node:net'
import type { AttackedStore } from './attacked-store.ts'
import { anyAddress } from './visitor.ts'

/** What came back over a bare connection; status 0 where it was closed without a word. */
export interface RawAnswer {
  readonly status: number
  readonly head: string
  readonly body: string
}

const PATIENCE_MS = 60_000

/** Sends bytes as they are and reads until the store closes; the request should ask for that. */
export function sendRaw(
  { address }: AttackedStore,
  bytes: string | Buffer,
  from = anyAddress(),
): Promise<RawAnswer> {
  const { port } = new URL(address)
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress: from })
    const chunks: Buffer[] = []
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('The store neither answered nor closed.')))
    socket.on('data', (chunk) => chunks.push(chunk))
    // A refusal may close before it has read everything: what it said until then counts.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error)
    })
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString()
      const [head = '', ...rest] = text.split('\r\n\r\n')
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0),
        head,
        body: rest.join('\r\n\r\n'),
      })
    })
    socket.write(bytes)
  })
}

/** A request as text, without a body; its connection ends with the answer. */
export function rawRequest(line: string, headers: readonly string[] = ['Host: localhost']): string {
  return [line, ...headers, 'Connection: close', '', ''].join('\r\n')
}

/** Connections that sent half a request and stay. */
export interface HalfSent {
  /** Fulfilled when all of them are open and have sent their half. */
  readonly open: Promise<unknown>
  destroy(): void
}

/** Opens `count` connections, each from an address of its own; the nth sends `bytesOf(nth)` and waits. */
export function openHalf(
  { address }: AttackedStore,
  count: number,
  bytesOf: (nth: number) => string,
): HalfSent {
  const { port } = new URL(address)
  const sockets = Array.from({ length: count }, () =>
    connect({ host: '127.0.0.1', port: Number(port), localAddress: anyAddress() }).on('error', () => {}),
  )
  const sent = sockets.map((socket, nth) => new Promise((done) => socket.write(bytesOf(nth), done)))
  return {
    open: Promise.all(sent),
    destroy: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}
