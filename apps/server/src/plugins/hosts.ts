import { bareHost, resolveEnvironment } from '@benefits/domain/catalogue/resolve-environment'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { sendProblem } from './problem.ts'
import { remember } from './remember.ts'

const HOSTS_REMEMBERED = 1000
const LOCAL_HOSTS = ['localhost', '*.localhost', '127.0.0.1', '[::1]']

/** Whether `host` (as in the header) is one that this store answers: exact names, or `*.` and a suffix. */
export function isAllowedHost(host: string, allowed: readonly string[]): boolean {
  const bare = bareHost(host)
  return allowed.some((name) =>
    name.startsWith('*.') ? bare.endsWith(name.slice(1)) : bare === bareHost(name),
  )
}

/**
 * Only known hosts are answered (421 otherwise), since the host picks issuer and environment and enters links. PRD
 * hosts get HSTS, all others are kept out of search engines (decisions 1). Health checks come by address: exempt.
 */
export function registerHosts(app: FastifyInstance, config: Pick<Config, 'allowedHosts' | 'prdHosts'>): void {
  const allowed = [...LOCAL_HOSTS, ...config.allowedHosts, ...config.prdHosts]
  const kindOf = remember(HOSTS_REMEMBERED, (host) => {
    if (!isAllowedHost(host, allowed)) return 'foreign'
    return resolveEnvironment(host, config.prdHosts)
  })
  app.addHook('onRequest', (request, reply, done) => {
    const kind = kindOf(request.host)
    if (kind === 'foreign') {
      return request.routeOptions.url?.startsWith('/health/')
        ? done()
        : void sendProblem(reply, 400, { status: 421 })
    }
    if (kind === 'PRD') {
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    } else {
      reply.header('x-robots-tag', 'noindex, nofollow')
    }
    done()
  })
}
