import { connect, createServer, type Server, type Socket } from 'node:net'

/**
 * A way to a server that a test breaks: shut, with every connection cut; or silent, taking all and answering nothing.
 */
export interface BreakableProxy {
  readonly port: number
  /** Cuts every connection and refuses new ones. */
  shut(): Promise<void>
  /** Keeps connections and takes new ones, but lets nothing through any more. */
  silence(): void
  /** Cuts every connection; new ones get through. */
  cut(): void
  /** Lets everything through again. */
  mend(): Promise<void>
  close(): Promise<void>
}

export async function breakableProxy(target: { readonly host: string; readonly port: number }) {
  const sockets = new Set<Socket>()
  let isSilent = false
  let port = 0
  let server: Server | null = null

  const track = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  }
  const join = (client: Socket) => {
    const upstream = connect(target)
    track(client)
    track(upstream)
    const pass = (from: Socket, to: Socket) => {
      from.on('data', (chunk) => {
        if (!isSilent) to.write(chunk)
      })
      from.on('close', () => to.destroy())
    }
    pass(client, upstream)
    pass(upstream, client)
  }
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  const open = () =>
    new Promise<void>((resolve, reject) => {
      server = createServer(join).once('error', reject)
      server.listen(port, '127.0.0.1', () => {
        const address = server?.address()
        port = typeof address === 'object' && address ? address.port : port
        resolve()
      })
    })
  const shut = async () => {
    const closing = server
    server = null
    const closed = new Promise<void>((done) => (closing ? closing.close(() => done()) : done()))
    cut()
    await closed
  }
  await open()
  const proxy: BreakableProxy = {
    port,
    shut,
    silence: () => {
      isSilent = true
    },
    cut,
    mend: async () => {
      if (isSilent) cut()
      isSilent = false
      if (!server) await open()
    },
    close: shut,
  }
  return proxy
}
