import type { RefusalName } from '@benefits/copy/refusals'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuseRequest } from './refuse-request.ts'

/** Longest address of a request, path and query together, in bytes. */
export const LONGEST_TARGET = 2048
/** Most bytes of names and values of a request's headers together. Token and cookies of a visit take one of them. */
export const MOST_HEADERS = 8192
/** What Node reads of address and headers before it gives up: above both, so that what is longer can be told apart. */
export const NODE_HEADER_SIZE = 16 * 1024

/** An address that no page has: the store answers it with its not-found page. */
const NOWHERE = '/not-found'

/**
 * The address of a request as the router may read it: one that is too long, is no path of this server (`*`,
 * `http://…`), that begins as the name of another host does (`//`), or whose escapes are no text is nowhere. All but
 * the last are refused afterwards by `registerTargets`; that one is answered like any unknown address.
 */
export function readableTarget(target: string): string {
  if (targetProblem(target) !== null) return nowhere(target)
  if (!target.includes('%')) return target
  const mark = target.indexOf('?')
  const path = mark < 0 ? target : target.slice(0, mark)
  if (isText(path)) return target
  return `${nowhere(path)}${target.slice(path.length)}`
}

/** Why an address is refused before anything reads it, or null. */
export function targetProblem(target: string): 'unreadable' | 'notFound' | 'addressTooLong' | null {
  if (target.length > LONGEST_TARGET) return 'addressTooLong'
  // The store's own page would be taken over by a router that reads the name of a host there.
  if (target.startsWith('//')) return 'notFound'
  return target.startsWith('/') ? null : 'unreadable'
}

/** Refuses what is too large or has no address here, before anything reads it. */
export function registerTargets(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const refusal = problemOf(request)
    if (refusal === null) return done()
    void refuse(request, reply, refusal)
  })
}

function problemOf({ raw, originalUrl, method }: FastifyRequest) {
  const problem = targetProblem(originalUrl)
  if (problem !== null) return problem
  if (method === 'TRACE') return 'methodRefused'
  let size = 0
  let hosts = 0
  // Names and values in turn.
  for (let at = 0; at < raw.rawHeaders.length; at++) {
    const text = raw.rawHeaders[at] ?? ''
    size += text.length
    if (at % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host') hosts += 1
  }
  if (size > MOST_HEADERS) return 'headersTooLarge'
  // A proxy may have gone by the other one.
  return hosts > 1 ? 'unreadable' : null
}

function refuse(request: FastifyRequest, reply: FastifyReply, refusal: RefusalName) {
  // What was not read to its end is not waited for either.
  reply.header('connection', 'close')
  return refuseRequest(request, reply, refusal)
}

/** Nowhere, on the side of the calls or of the pages; only the beginning is looked at. */
function nowhere(target: string): string {
  return `${target.startsWith('/api/') ? '/api' : target.startsWith('/recursos/') ? '/recursos' : ''}${NOWHERE}`
}

/**
 * Whether a path's escapes are text. Its answer is used, because the server's build leaves out a reading that is not.
 */
function isText(path: string): boolean {
  try {
    return decodeURIComponent(path).length > 0
  } catch {
    return false
  }
}
