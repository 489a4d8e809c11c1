import type { FastifyInstance } from 'fastify'

/** The variable of the port; the one of its host is named alike. */
type Variable = 'PORT' | 'OPERATIONS_PORT'

const NO_IPV6: ReadonlySet<unknown> = new Set(['EAFNOSUPPORT', 'EADDRNOTAVAIL'])

/**
 * Listens and gives the port. `::` takes IPv4 too, and means every IPv4 address where there is no IPv6. Rejects naming
 * the variable to change where port or host cannot be used.
 */
export async function listen(
  app: FastifyInstance,
  { host, port, variable }: { readonly host: string; readonly port: number; readonly variable: Variable },
): Promise<number> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new Error(`Port ${port} is in use: set ${variable} to a free one.`)
    if (code === 'EACCES') throw new Error(`Port ${port} may not be taken by this account: set ${variable}.`)
    if (host !== '::' || !NO_IPV6.has(code))
      throw new Error(`${variable.replace('PORT', 'HOST')} is no address of this machine (${code}).`)
    await app.listen({ host: '0.0.0.0', port })
  }
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : port
}
