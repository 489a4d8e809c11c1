import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CLOSED_RETRY_SECONDS } from '../plugins/maintenance.ts'
import type { PageWork } from '../plugins/page-limits.ts'
import { refuseRequest } from '../plugins/refuse-request.ts'
import { hostOf } from '../plugins/requested-host.ts'
import { createEmbeddingReader, PLAIN_VISIT } from './embedded/read-embedding.ts'
import { loadBuiltStore, loadSourceStore, type StoreSource } from './load-store.ts'
import { createPageCacher, type PageCacher } from './pages/cache-pages.ts'
import { renderForAll } from './pages/cached-pages.ts'
import { answerVisitor } from './pages/store-pages.ts'
import { createRequestedPageReader, type ReadRequestedPage } from './read-requested-page.ts'
import { refuseCommand } from './refuse-command.ts'
import { registerBuiltFiles } from './register-built-files.ts'
import { registerCrawlerFiles } from './register-crawler-files.ts'
import { registerIcons } from './register-icons.ts'
import { registerPictures } from './register-pictures.ts'
import { registerSharePictures } from './register-share-pictures.ts'
import type { StoreDeps } from './store-deps.ts'

/**
 * Hosts the store on every address that is not a call: kept pages first, then built files, then everything else through
 * React Router. Register it after the host checks and beside the calls; `app` must be the server itself, since the
 * store's calls go through it.
 */
export async function registerStore(app: FastifyInstance, deps: StoreDeps): Promise<void> {
  const buildDir = 'buildDir' in deps.source ? deps.source.buildDir : null
  const clientDir = join(buildDir ?? '', 'client')
  const readRequestedPage = createRequestedPageReader(deps)
  const keeper = createPageCacher(deps, readRequestedPage)

  if (buildDir) {
    app.addHook('onRequest', (request, reply, done) => {
      if (!keeper.sendCachedPage(request, reply)) done()
    })
    await registerBuiltFiles(app, clientDir, deps.assetsDir)
  }

  await app.register(async (scope) => {
    const source =
      'buildDir' in deps.source
        ? await loadBuiltStore(scope, deps.source.buildDir)
        : await loadSourceStore(scope, deps.source.sourceDir)
    app.pageFaces.bring(async (theme) => (await source()).faces(theme))
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))

    registerCrawlerFiles(scope, readRequestedPage, source, deps.assistant)
    const ownFiles = 'sourceDir' in deps.source ? join(deps.source.sourceDir, 'public') : clientDir
    registerIcons(scope, ownFiles, (request) => readRequestedPage(request).visit)
    registerPictures(scope, { content: deps.content, source, isKept: buildDir !== null })
    const answer = createPageAnswer(app, deps, {
      source,
      readRequestedPage,
      keeper: buildDir ? keeper : null,
    })
    registerSharePictures(scope, ownFiles, deps.content, answer)
    scope.all('/*', answer)
  })
}

interface Pages {
  readonly source: StoreSource
  readonly readRequestedPage: ReadRequestedPage
  /** Null where the store is served as it is edited: nothing is kept then. */
  readonly keeper: PageCacher | null
}

/** Answers pages, their data and commands: what refuses them first, then the kept pages, then the store itself. */
function createPageAnswer(
  app: FastifyInstance,
  deps: StoreDeps,
  { source, readRequestedPage, keeper }: Pages,
) {
  const readEmbedding = createEmbeddingReader(deps)
  const answer = answerVisitor(app, deps, source, keeper !== null)

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const asked = readRequestedPage(request)
    const { visit, part, path, search } = asked
    if (isNotForTheStore(path)) return reply.callNotFound()
    const { method, headers } = request
    const allow = isCommand(path) ? 'GET, HEAD, POST, OPTIONS' : 'GET, HEAD, OPTIONS'
    if (method === 'OPTIONS') return reply.header('allow', allow).code(204).send()
    if (method === 'POST' && !isCommand(path))
      return refuseRequest(request, reply.header('allow', allow), 'methodRefused')
    const refused = refuseCommand({ method, host: hostOf(request), headers })
    if (refused === 'foreign') return refuseRequest(request, reply, 'unreadable', { status: 403 })
    if (refused === 'methodRefused') reply.header('allow', allow)
    if (refused) return refuseRequest(request, reply, refused)
    if (deps.limit(workOf(path), request, reply)) return reply
    // A page that waits for its data asks again: it is taken over as soon as the store is open.
    if (part === 'data' && deps.inMaintenance())
      return refuseRequest(request, reply, 'maintenance', { retryAfter: CLOSED_RETRY_SECONDS })
    const isForAll =
      !visit.unknownChannel &&
      keeper?.mayBeKept(request, part) &&
      (await source()).isVisitorIndependent(path, search)
    if (keeper && isForAll) {
      const render = () => renderForAll(app, deps, source, request, visit, { path, search })
      if (await keeper.cacheAndSend(request, reply, asked, render)) return reply
      // What is not kept (a redirect, an unknown product) is the visitor's own: it keeps their whole query.
      return part === 'page' ? answer(request, reply, visit, PLAIN_VISIT) : reply.callNotFound()
    }
    if (part !== 'page') return reply.callNotFound()
    return answer(request, reply, visit, await readEmbedding(request, visit, search))
  }
}

/** What answering an address costs, as limits count it. */
function workOf(path: string): PageWork {
  if (path === '/recursos/relatos') return 'report'
  return isCommand(path) ? 'command' : 'drawnPage'
}

/** Where the store's scripts send what a visitor does; pages are read alone. */
function isCommand(path: string): boolean {
  return path.startsWith('/recursos/')
}

/** Calls and operations have their own answers, not found included. */
function isNotForTheStore(path: string): boolean {
  return path.startsWith('/api/') || path.startsWith('/health') || path === '/api' || path === '/metrics'
}
