import { bareHost, resolveEnvironment } from '@benefits/domain/catalogue/resolve-environment'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { sendProblem } from './problem.ts'

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
  app.addHook('onRequest', (request, reply, done) => {
    const path = request.url.split('?', 1)[0]
    if (path === '/health/live' || path === '/health/ready') return done()
    if (!isAllowedHost(request.host, allowed)) return void sendProblem(reply, 400, { status: 421 })
    if (resolveEnvironment(request.host, config.prdHosts) === 'PRD') {
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    } else {
      reply.header('x-robots-tag', 'noindex, nofollow')
    }
    done()
  })
}
