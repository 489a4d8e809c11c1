import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { refuseRequest } from './refuse-request.ts'

/** Whatever a program may try; TRACE is refused before anything reads it (`request-target.ts`). */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/**
 * Looks at the routes that a scope gets from here on, those that `isOurs` by their address. What is given has every
 * other method of their addresses refused, and OPTIONS answered, by `Allow`
 * (https://www.rfc-editor.org/rfc/rfc9110#name-405-method-not-allowed).
 */
export function otherMethodsOf(
  app: FastifyInstance,
  isOurs: (url: string) => boolean = () => true,
): () => void {
  const known = new Map<string, Set<HTTPMethods>>()
  app.addHook('onRoute', ({ url, method }) => {
    if (!isOurs(url)) return
    // Routes of one address may name its parameters differently.
    const address = url.replaceAll(/:\w+/g, ':any')
    const methods = known.get(address) ?? new Set()
    for (const one of [method].flat()) methods.add(one as HTTPMethods)
    if (methods.has('GET')) methods.add('HEAD')
    known.set(address, methods)
  })
  return () => {
    for (const [url, methods] of [...known]) {
      const allow = [...methods, 'OPTIONS'].join(', ')
      const answer = async (request: FastifyRequest, reply: FastifyReply) => {
        reply.header('allow', allow)
        return request.method === 'OPTIONS'
          ? reply.code(204).send()
          : refuseRequest(request, reply, 'methodRefused')
      }
      const method = METHODS.filter((one) => !methods.has(one))
      if (method.length === 0) continue
      // Before a body is read: what it would be refused for is not what is wrong.
      app.route({ method, url, config: { open: true }, onRequest: answer, handler: answer })
    }
  }
}
