import { join, sep } from 'node:path'
import { upstreamOf } from '@benefits/domain/host/upstream-of'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hostOf } from '../plugins/asked-address.ts'
import { CLOSED_RETRY_SECONDS } from '../plugins/maintenance.ts'
import type { PageWork } from '../plugins/page-limits.ts'
import { refuseRequest } from '../plugins/refuse-request.ts'
import { cataloguePaths, manifestJson, robotsText, sitemapXml } from './crawler-files.ts'
import { createEmbeddingReader, mayBeEmbedded, PLAIN_VISIT } from './embedded/read-embedding.ts'
import { type AskedPart, readPart } from './first-paint/page-part.ts'
import { loadBuiltStore, loadSourceStore } from './load-store.ts'
import { answerPage } from './pages/answer-page.ts'
import { type KeptPage, renderForAll } from './pages/kept-pages.ts'
import { createPageCache } from './pages/page-cache.ts'
import { pageKey } from './pages/page-key.ts'
import { answerVisitor, faultsOf, issuerCookie } from './pages/store-pages.ts'
import { createVisitReader, type Visit } from './read-visit.ts'
import { refuseCommand } from './refuse-command.ts'
import { registerIcons } from './register-icons.ts'
import { registerPictures } from './register-pictures.ts'
import { registerSharePictures } from './register-share-pictures.ts'
import type { StoreDeps } from './store-deps.ts'

/** Scripts that pages start by their address stand beside the assets, hashed like them. */
const HASHED_SCRIPTS = `${sep}scripts${sep}loja${sep}`
const IMMUTABLE = 'public, max-age=31536000, immutable'
const PAGE_CACHE_BYTES = 32 * 1024 * 1024
/** Another gateway changes its content without telling: its pages live as long as the content memory. */
const UPSTREAM_PAGE_AGE = 10 * 60_000

/**
 * Hosts the store on every address that is not a call: kept pages first, then built files, then everything else through
 * React Router. Register it after the host checks and beside the calls; `app` must be the server itself, since the
 * store's calls go through it.
 */
export async function registerStore(app: FastifyInstance, deps: StoreDeps): Promise<void> {
  const buildDir = 'buildDir' in deps.source ? deps.source.buildDir : null
  const readVisit = createVisitReader(deps.content, deps.prdHosts)
  const readEmbedding = createEmbeddingReader(deps)
  const visitOf = (request: FastifyRequest): { visit: Visit; search: string } & AskedPart => {
    const url = request.raw.url ?? '/'
    const mark = url.indexOf('?')
    const path = mark < 0 ? url : url.slice(0, mark)
    const search = mark < 0 ? '' : url.slice(mark)
    const visit = readVisit({ host: hostOf(request), search, cookie: request.headers.cookie })
    return { visit, search, ...readPart(path) }
  }
  const { upstreams = [] } = deps
  /** Hosts with another gateway have pages of their own. */
  const keyOf = (request: FastifyRequest, visit: Visit, path: string, search: string) =>
    `${upstreamOf(hostOf(request), upstreams, undefined) ?? ''}|${pageKey(visit, path, search)}`
  const pages = createPageCache<KeptPage>(
    deps.pageCacheBytes ?? PAGE_CACHE_BYTES,
    deps.upstreamBase || upstreams.length > 0 ? UPSTREAM_PAGE_AGE : null,
    () => performance.now(),
  )

  /**
   * While the store is closed, or a fault is asked for, every page is asked of the store itself, which says so. The data of a
   * page that is there already are what they were.
   */
  const mayBeKept = (request: FastifyRequest, part: AskedPart['part']) =>
    (request.method === 'GET' || request.method === 'HEAD') &&
    !deps.inMaintenance() &&
    !mayBeEmbedded(request) &&
    (part === 'data' || faultsOf(deps, request) === undefined)

  if (buildDir) {
    app.addHook('onRequest', (request, reply, done) => {
      const { part } = readPart(request.raw.url ?? '/')
      if (!mayBeKept(request, part)) return done()
      const { visit, path, search } = visitOf(request)
      const kept = visit.unknownChannel ? undefined : pages.find(keyOf(request, visit, path, search))
      if (!kept) return done()
      if (deps.limit('keptPage', request, reply)) return
      reply.hijack()
      answerPage(request.raw, reply.raw, kept[part], {
        isShareable: visit.isShareable,
        cookie: issuerCookie(visit),
      })
    })
    const files = { root: join(buildDir, 'client'), decorateReply: false, preCompressed: true }
    await app.register(fastifyStatic, {
      ...files,
      root: join(files.root, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
      setHeaders: hardenFile,
    })
    await app.register(fastifyStatic, {
      ...files,
      wildcard: false,
      globIgnore: ['assets/**', '.vite/**', '**/*.br', '**/*.gz'],
      maxAge: '1d',
      setHeaders: (reply, path) => {
        hardenFile(reply)
        if (path.includes(HASHED_SCRIPTS)) reply.header('cache-control', IMMUTABLE)
      },
    })
  }

  await app.register(async (scope) => {
    const source =
      'buildDir' in deps.source
        ? await loadBuiltStore(scope, deps.source.buildDir)
        : await loadSourceStore(scope, deps.source.sourceDir)
    const answer = answerVisitor(app, deps, source, buildDir !== null)
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))

    scope.get('/robots.txt', async (request, reply) => {
      const { visit } = visitOf(request)
      return reply
        .type('text/plain; charset=utf-8')
        .send(robotsText(visit.environment, visit.content.issuer.storeUrl))
    })
    scope.get('/manifest.webmanifest', async (request, reply) =>
      reply
        .type('application/manifest+json; charset=utf-8')
        .send(manifestJson(visitOf(request).visit.content.issuer)),
    )
    scope.get('/sitemap.xml', async (request, reply) => {
      const { visit } = visitOf(request)
      if (visit.environment !== 'PRD') return reply.callNotFound()
      const { issuer } = visit.content
      const { indexedPaths, isListed } = await source()
      const paths = new Set([...indexedPaths(issuer.kind), ...cataloguePaths(visit.content, isListed)])
      return reply.type('application/xml; charset=utf-8').send(sitemapXml(issuer.storeUrl, [...paths]))
    })
    const ownFiles =
      'sourceDir' in deps.source ? join(deps.source.sourceDir, 'public') : join(buildDir ?? '', 'client')
    registerIcons(scope, ownFiles, (request) => visitOf(request).visit)
    registerSharePictures(scope, ownFiles, deps.content.values())
    registerPictures(scope, { content: deps.content, source, isKept: buildDir !== null })
    scope.all('/*', async (request, reply) => {
      const { visit, part, path, search } = visitOf(request)
      if (isNotForTheStore(path)) return reply.callNotFound()
      const refused = refuseCommand({
        method: request.method,
        host: hostOf(request),
        headers: request.headers,
      })
      if (refused === 'foreign') return refuseRequest(request, reply, 'unreadable', { status: 403 })
      if (refused) return refuseRequest(request, reply, refused)
      if (deps.limit(workOf(path), request, reply)) return reply
      // A page that waits for its data asks again: it is taken over as soon as the store is open.
      if (part === 'data' && deps.inMaintenance())
        return refuseRequest(request, reply, 'maintenance', { retryAfter: CLOSED_RETRY_SECONDS })
      const isKept =
        buildDir !== null &&
        !visit.unknownChannel &&
        mayBeKept(request, part) &&
        (await source()).isVisitorIndependent(path, search)
      if (isKept) return keepAndAnswer(request, reply, visit, { part, path, search })
      if (part !== 'page') return reply.callNotFound()
      return answer(request, reply, visit, await readEmbedding(request, visit, search))
    })

    async function keepAndAnswer(
      request: FastifyRequest,
      reply: FastifyReply,
      visit: Visit,
      { part, ...address }: AskedPart & { readonly search: string },
    ) {
      const kept = await pages.render(keyOf(request, visit, address.path, address.search), () =>
        renderForAll(app, deps, source, request, visit, address),
      )
      // What is not kept (a redirect, an unknown product) is the visitor's own: it keeps their whole query.
      if (!kept) return part === 'page' ? answer(request, reply, visit, PLAIN_VISIT) : reply.callNotFound()
      reply.hijack()
      answerPage(request.raw, reply.raw, kept[part], {
        isShareable: visit.isShareable,
        cookie: issuerCookie(visit),
      })
      return reply
    }
  })
}

/** What answering an address costs, as limits count it. */
function workOf(path: string): PageWork {
  if (path === '/recursos/relatos') return 'report'
  return path.startsWith('/recursos/') ? 'command' : 'drawnPage'
}

/** Calls and operations have their own answers, not found included. */
function isNotForTheStore(path: string): boolean {
  return path.startsWith('/api/') || path.startsWith('/health') || path === '/api' || path === '/metrics'
}

function hardenFile(reply: FastifyReply) {
  reply.headers({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' })
}
