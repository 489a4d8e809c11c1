import { upstreamOf } from '@benefits/domain/host/upstream-of'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hostOf } from '../../plugins/requested-host.ts'
import { mayBeEmbedded } from '../embedded/read-embedding.ts'
import { readPart } from '../first-paint/page-part.ts'
import type { ReadRequestedPage, RequestedPage } from '../read-requested-page.ts'
import type { StoreDeps } from '../store-deps.ts'
import { answerPage } from './answer-page.ts'
import type { CachedPage } from './cached-pages.ts'
import { createPageCache } from './page-cache.ts'
import { pageKey } from './page-key.ts'
import { faultsOf, issuerCookie } from './store-pages.ts'

const PAGE_CACHE_BYTES = 32 * 1024 * 1024
/** Another gateway changes its content without telling: its pages live as long as the content memory. */
const UPSTREAM_PAGE_AGE = 10 * 60_000

/** The pages that are the same for every visitor, kept whole in memory. */
export interface PageCacher {
  /** Whether the answer may be one that is kept: no command, no partner's frame. */
  readonly mayBeKept: (request: FastifyRequest, part: RequestedPage['part']) => boolean
  /** Answers from memory; false where nothing is kept for the request. */
  readonly sendCachedPage: (request: FastifyRequest, reply: FastifyReply) => boolean
  /** Renders the page once for all who ask for it now, keeps and answers it; false where it is none to keep. */
  readonly cacheAndSend: (
    request: FastifyRequest,
    reply: FastifyReply,
    asked: RequestedPage,
    render: () => Promise<CachedPage | null>,
  ) => Promise<boolean>
}

/** Keeps pages for all visitors, by what they depend on. */
export function createPageCacher(deps: StoreDeps, readRequestedPage: ReadRequestedPage): PageCacher {
  const { upstreams = [] } = deps
  const pages = createPageCache<CachedPage>(
    deps.pageCacheBytes ?? PAGE_CACHE_BYTES,
    deps.upstreamBase || upstreams.length > 0 ? UPSTREAM_PAGE_AGE : null,
    () => performance.now(),
  )

  /** Hosts with another gateway have pages of their own. */
  function keyOf(request: FastifyRequest, { visit, path, search }: RequestedPage): string {
    return `${upstreamOf(hostOf(request), upstreams, undefined) ?? ''}|${pageKey(visit, path, search)}`
  }

  /**
   * While the store is closed, or a fault is asked for, every page is asked of the store itself, which says so. The
   * data of a page that is there already are what they were.
   */
  function mayBeKept(request: FastifyRequest, part: RequestedPage['part']): boolean {
    return (
      (request.method === 'GET' || request.method === 'HEAD') &&
      !deps.inMaintenance() &&
      !mayBeEmbedded(request) &&
      (part === 'data' || faultsOf(deps, request) === undefined)
    )
  }

  function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { visit, part }: RequestedPage,
    kept: CachedPage,
  ) {
    reply.hijack()
    answerPage(request.raw, reply.raw, kept[part], {
      isShareable: visit.isShareable,
      cookie: issuerCookie(visit),
    })
  }

  return {
    mayBeKept,
    sendCachedPage(request, reply) {
      if (!mayBeKept(request, readPart(request.raw.url ?? '/').part)) return false
      const asked = readRequestedPage(request)
      const kept = asked.visit.unknownChannel ? undefined : pages.find(keyOf(request, asked))
      if (!kept) return false
      if (!deps.limit('keptPage', request, reply)) answer(request, reply, asked, kept)
      return true
    },
    async cacheAndSend(request, reply, asked, render) {
      const kept = await pages.render(keyOf(request, asked), render)
      if (kept) answer(request, reply, asked, kept)
      return kept !== null
    },
  }
}
