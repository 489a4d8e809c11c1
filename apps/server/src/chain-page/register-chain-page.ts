import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../parts.ts'
import { isNotModified } from '../plugins/is-not-modified.ts'
import { createPageLimit } from '../plugins/page-limits.ts'
import { refuseRequest } from '../plugins/refuse-request.ts'
import { hostOf } from '../plugins/requested-host.ts'
import { VERIFY_PATH } from '../services/links/verify-address.ts'
import { publishedChain } from '../services/proof/published-chain.ts'
import { createVisitReader } from '../store-host/read-visit.ts'

const RETRY_SECONDS = 120
/** A day is added at midnight of São Paulo; whoever asks again is answered 304. */
const CACHE = 'public, max-age=300'

/**
 * `/verificar/cadeia/{emissor}.json`: where the issuer's chain of acceptances ended on each day that is over, on that
 * issuer's host alone (docs/rules/contract.md: `days`). How many acceptances there are is not told.
 */
export async function registerChainPage(app: FastifyInstance, works: Parts): Promise<void> {
  const { config, content, security, switches } = works
  const readVisit = createVisitReader(content, config.prdHosts)
  const isTooMuch = createPageLimit(config, security)

  app.get<{ Params: { emissor: string } }>(`${VERIFY_PATH}/cadeia/:emissor.json`, async (request, reply) => {
    if (switches.maintenance())
      return refuseRequest(request, reply, 'maintenance', { retryAfter: RETRY_SECONDS })
    if (isTooMuch('drawnPage', request, reply)) return reply
    const search = new URL(request.raw.url ?? '/', 'http://store').search
    const visit = readVisit({ host: hostOf(request), search, cookie: request.headers.cookie })
    const { code } = visit.content.issuer
    if (request.params.emissor.toUpperCase() !== code) return refuseRequest(request, reply, 'notFound')
    const days = await publishedChain(code, works)
    const text = JSON.stringify({ emissor: code, dias: days.map(({ day, hash }) => ({ data: day, hash })) })
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
    reply.headers({ etag, 'cache-control': CACHE, 'access-control-allow-origin': '*' })
    if (isNotModified(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(text)
  })
}
