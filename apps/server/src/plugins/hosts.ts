import type { RefusalName } from '@benefits/copy/refusals'
import { isHostOf, parseHost } from '@benefits/domain/host/parse-host'
import { type Environment, resolveEnvironment } from '@benefits/domain/host/resolve-environment'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Config } from '../config.ts'
import { RELEASE_VERSION } from '../process/release-version.ts'
import { refuseRequest } from './refuse-request.ts'
import { hostOf } from './requested-host.ts'

const HOSTS_REMEMBERED = 1000
/** Answered where no host of production is named: a browser may be made to believe that these are anybody's. */
const LOCAL_HOSTS = ['localhost', '*.localhost', '127.0.0.1', '[::1]']

type Kind = Environment | 'none' | 'foreign'
const REFUSED: { readonly [K in Kind]?: RefusalName } = { none: 'unreadable', foreign: 'wrongHost' }

/**
 * Only known hosts are answered (421 otherwise, 400 for what is no host), since the host picks issuer and environment
 * and enters links. What a trusted proxy's X-Forwarded-Host says picks nothing, and is refused alike where it is not a
 * known host. No answer's type is guessed; PRD hosts get HSTS, all others are kept out of search engines, and tell
 * which release answered (`x-versao`). Health checks
 * come by address: exempt.
 */
export function registerHosts(
  app: FastifyInstance,
  { allowedHosts, prdHosts }: Pick<Config, 'allowedHosts' | 'prdHosts'>,
): void {
  const allowed = [...(prdHosts.length > 0 ? [] : LOCAL_HOSTS), ...allowedHosts, ...prdHosts]
  const kinds = new LRUCache<string, Kind>({
    max: HOSTS_REMEMBERED,
    memoMethod: (text) => {
      const host = parseHost(text)
      if (host === null) return 'none'
      return isHostOf(host, allowed) ? resolveEnvironment(host, prdHosts) : 'foreign'
    },
  })
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff')
    const kind = kinds.memo(hostOf(request))
    // The framework's own reading: what a trusted proxy forwards, else the request's own.
    const forwarded = kinds.memo(request.host)
    const refusal = REFUSED[kind] ?? REFUSED[forwarded]
    if (refusal !== undefined) {
      return request.routeOptions.url?.startsWith('/health/')
        ? done()
        : void refuseRequest(request, reply, refusal)
    }
    if (kind === 'PRD') {
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    } else {
      reply.header('x-robots-tag', 'noindex, nofollow')
      reply.header('x-versao', RELEASE_VERSION)
    }
    done()
  })
}
