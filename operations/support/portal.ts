import { once } from 'node:events'
import { createServer } from 'node:http'

/** A portal that takes orders by webhook. */
export interface Portal {
  readonly url: string
  /** Keys of the orders that it took, each as often as it came. */
  readonly taken: string[]
  /** Keys of those that it refused. */
  readonly refused: string[]
  /** While false it refuses everything. */
  isOpen: boolean
}

/** Starts a portal on a loopback port. */
export async function startPortal(atEnd: (work: () => unknown) => void): Promise<Portal> {
  const portal = { url: '', taken: [] as string[], refused: [] as string[], isOpen: true }
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      const key = request.headers['idempotency-key']
      if (typeof key === 'string') (portal.isOpen ? portal.taken : portal.refused).push(key)
      response.writeHead(portal.isOpen ? 204 : 503).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  atEnd(() => server.close())
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The portal does not listen.')
  portal.url = `http://127.0.0.1:${address.port}/pedidos`
  return portal
}
