import { randomBytes } from 'node:crypto'
import { upstreamOf } from '@benefits/domain/host/upstream-of'
import { createRequest } from '@remix-run/node-fetch-server'
import { stringifySetCookie } from 'cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PageNote, RequestScope } from '../../../../store/app/host-contract.ts'
import { requestedFaults } from '../../plugins/fault-switch.ts'
import { plainAddress } from '../../plugins/plain-address.ts'
import { hostOf, schemeOf } from '../../plugins/requested-host.ts'
import type { Embedding } from '../embedded/read-embedding.ts'
import { hashSource } from '../first-paint/inline-hashes.ts'
import type { StoreSource } from '../load-store.ts'
import { makeScope } from '../make-scope.ts'
import { ISSUER_COOKIE, type Visit } from '../read-visit.ts'
import type { StoreDeps } from '../store-deps.ts'
import { httpTransport } from '../transport/http-transport.ts'
import { inProcessTransport } from '../transport/in-process-transport.ts'
import { chatSources } from './chat-sources.ts'
import { safetyHeaders } from './content-policy.ts'
import { createNoteBudget, type NoteBudget } from './note-budget.ts'
import { sendResponse } from './send-response.ts'

/** How one visitor's calls go out: to this process, or to the gateway of their host. */
export function callsOf(
  app: FastifyInstance,
  deps: StoreDeps,
  request: FastifyRequest,
): Pick<RequestScope['calls'], 'send' | 'signOwnToken' | 'requestId'> {
  const visitor = {
    address: plainAddress(request.ip),
    host: hostOf(request),
    userAgent: request.headers['user-agent'],
    requestId: request.id,
    faults: faultsOf(deps, request),
  }
  const upstream = upstreamOf(hostOf(request), deps.upstreams ?? [], deps.upstreamBase)
  const { id: requestId } = request
  return upstream === undefined
    ? { send: inProcessTransport(app, visitor), signOwnToken: app.ownCalls.signToken, requestId }
    : { send: httpTransport(upstream, visitor), signOwnToken: null, requestId }
}

/** What a request asks of the calls that its page makes; undefined where it asks nothing, or nobody may. */
export function faultsOf({ faultSwitch }: StoreDeps, request: FastifyRequest): string | undefined {
  return faultSwitch ? requestedFaults(request) : undefined
}

/** How the store tells an error of one request: in the server's log, never on the console as it is. */
export function reportOf({ log, id: reqId }: Pick<FastifyRequest, 'log' | 'id'>): (error: unknown) => void {
  return (err) => log.error({ err, reqId }, 'store')
}

/**
 * How the store writes down what a page told of itself: a line an event, and one a failure, as far as there is room.
 */
export function noteOf(
  { log, id: reqId, ip, server }: Pick<FastifyRequest, 'log' | 'id' | 'ip' | 'server'>,
  issuer: string,
  hasRoom: NoteBudget,
): (note: PageNote) => void {
  return ({ what, ...members }) => {
    const line = { ...members, issuer, reqId }
    if (!hasRoom(ip, JSON.stringify(line).length)) return server.metrics.linesLeftOut.inc()
    if (what === 'event') log.info(line, 'analytics')
    else log.warn(line, 'page failed')
  }
}

/** `Set-Cookie` value that makes `?emissor=` stick for the visit. */
export function issuerCookie({ issuerToRemember: value }: Visit): string | null {
  if (value === null) return null
  return stringifySetCookie({ name: ISSUER_COOKIE, value, path: '/', httpOnly: true, sameSite: 'lax' })
}

/** Answers everything that is not kept: pages of one visitor, data of navigations, commands. */
export function answerVisitor(
  app: FastifyInstance,
  deps: StoreDeps,
  source: StoreSource,
  withPolicy: boolean,
) {
  const hasRoom = createNoteBudget()
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    visit: Visit,
    { partner, cookie: embeddedCookie }: Embedding,
  ): Promise<FastifyReply> => {
    const { frameAncestors } = visit.content.issuer
    const nonce = withPolicy ? randomBytes(16).toString('base64') : null
    const store = await source()
    const { pathname, search } = new URL(request.raw.url ?? '/', 'http://store')
    const hasFaults = faultsOf(deps, request) !== undefined
    const scope = makeScope(visit, deps, {
      page: {
        nonce,
        visitorIndependent: !hasFaults && isDataOfKeptPage(pathname, search, store.isVisitorIndependent),
        receiveData: null,
      },
      calls: {
        ...callsOf(app, deps, request),
        bypassesMemory: hasFaults || deps.inMaintenance(),
      },
      embedded: partner && partner !== 'refused' ? { ...partner, frameAncestors } : partner,
      log: { report: reportOf(request), note: noteOf(request, visit.content.issuer.code, hasRoom) },
    })
    const response = await store.fetch(
      createRequest(request.raw, reply.raw, { host: hostOf(request), protocol: `${schemeOf(request)}:` }),
      scope,
    )
    for (const cookie of [issuerCookie(visit), embeddedCookie])
      if (cookie) response.headers.append('set-cookie', cookie)
    const safety = {
      environment: visit.environment,
      scripts: nonce ? [`'nonce-${nonce}'`] : [],
      styles: [hashSource(store.faces(visit.content.issuer.theme))],
      gtmTags: visit.content.issuer.gtmTags,
      frameAncestors,
      chat: chatSources(visit.content, visit.channel),
    }
    return sendResponse(request, reply, response, safetyHeaders(safety, withPolicy))
  }
}

/** `/x.data` is what a navigation to `/x` asks; the data of `/` has a name of its own. */
function isDataOfKeptPage(
  pathname: string,
  search: string,
  isKept: (pathname: string, search: string) => boolean,
): boolean {
  return isKept(pathname.replace(/^\/_root\.data$/, '/').replace(/\.data$/, ''), search)
}
