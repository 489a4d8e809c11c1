import type { FastifyInstance } from 'fastify'

const NO_IPV6: ReadonlySet<unknown> = new Set(['EAFNOSUPPORT', 'EADDRNOTAVAIL'])

/**
 * Listens and gives the port. `::` takes IPv4 too, and means every IPv4 address where there is no IPv6. Rejects naming
 * the variable to change when the port is taken.
 */
export async function listen(
  app: FastifyInstance,
  { host, port, variable }: { readonly host: string; readonly port: number; readonly variable: string },
): Promise<number> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new Error(`Port ${port} is in use: set ${variable} to a free one.`)
    if (host !== '::' || !NO_IPV6.has(code)) throw error
    await app.listen({ host: '0.0.0.0', port })
  }
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : port
}
