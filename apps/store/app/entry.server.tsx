import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import { isKeptAddress, isPublicPath, publicPaths } from './addresses/find-page.ts'
import { closedStatus, type StoreView } from './always/issuer/store-view.ts'
import { themeFaces } from './always/issuer/theme-assets.ts'
import starterText from './first-paint/starter.ts?script'
import tabCartText from './first-paint/tab-cart.ts?script'
import type { RequestScope, StoreEntry, StoreFetch } from './host-contract.ts'
import { routeAssetsContext, scopeContext } from './server-scope.ts'
import { takeData } from './ui/router-internals.ts'

/** A page that has not finished after this many milliseconds is cut; its open parts show their error states. */
export const streamTimeout = 8_000

/** Joins the build to a host: one request and its scope in, one response out. */
export function createFetch(build: unknown, mode: 'production' | 'development'): StoreFetch {
  const routed = build as ServerBuild
  const handle = createRequestHandler(routed, mode)
  return (request, scope) => {
    const context = new RouterContextProvider()
    context.set(scopeContext, scope)
    context.set(routeAssetsContext, routed.assets.routes)
    return handle(request, context)
  }
}

export const isVisitorIndependent: StoreEntry['isVisitorIndependent'] = isKeptAddress
export const isListed: StoreEntry['isListed'] = isPublicPath
export const indexedPaths: StoreEntry['indexedPaths'] = publicPaths
export const faces: StoreEntry['faces'] = themeFaces
export const starter: StoreEntry['starter'] = starterText
export const tabCart: StoreEntry['tabCart'] = tabCartText

/** Readers of styles and colours are loaded with the first picture: no page needs them, and a start is short. */
export const drawPicture: StoreEntry['drawPicture'] = async (picture) => {
  const { drawPicture: draw, PICTURE_SOURCES } = await import('./pictures/public.ts')
  return draw(picture, PICTURE_SOURCES)
}

/** Only what is nobody's doing reaches the log: refusals (4xx) and requests that the visitor gave up are not errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  context.get(scopeContext).host.report(error)
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const scope = loadContext.get(scopeContext)
  const told = tellClosed(entryContext, status, headers)
  return renderPage(request, told, headers, handOver(entryContext, scope), scope)
}

/**
 * A store that could not be opened says so under its own status and with its own wait, whatever page was asked for
 * (docs/rules/refusals.md: closed); the status of a page that is open stays.
 */
function tellClosed({ staticHandlerContext }: EntryContext, status: number, headers: Headers): number {
  const view: StoreView | undefined = staticHandlerContext.loaderData.root
  if (view === undefined || view.loaded) return status
  const { problem } = view
  if (problem.retryAfter !== undefined) headers.set('retry-after', String(problem.retryAfter))
  return closedStatus(problem)
}

/** Gives a page's data to whoever takes it: the router then writes none into the page. */
function handOver(entryContext: EntryContext, { page: { receiveData } }: RequestScope): EntryContext {
  const taken = receiveData && takeData(entryContext)
  if (!taken) return entryContext
  receiveData(taken.data)
  return taken.frame
}

function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  scope: RequestScope,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }))
  const whole = scope.page.visitorIndependent || isbot(request.headers.get('user-agent'))
  return new Promise((resolve, reject) => {
    let shellSent = false
    const send = () => {
      shellSent = true
      const body = new PassThrough({
        final(done) {
          clearTimeout(timer)
          done()
        },
      })
      pipe(body)
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
    }
    const nonce = scope.page.nonce ?? undefined
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={entryContext} url={request.url} {...(nonce ? { nonce } : {})} />,
      {
        ...(nonce ? { nonce } : {}),
        // A page that waits to be whole holds its parts in their places: none is moved there by a script afterwards.
        ...(whole ? { progressiveChunkSize: Number.POSITIVE_INFINITY } : {}),
        [whole ? 'onAllReady' : 'onShellReady']: send,
        onShellError: (error: unknown) => {
          clearTimeout(timer)
          reject(error)
        },
        onError: (error: unknown) => {
          if (shellSent && !request.signal.aborted) scope.host.report(error)
        },
      },
    )
    const timer = setTimeout(abort, streamTimeout)
  })
}
