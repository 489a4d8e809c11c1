import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { countAddresses } from '../protection/count-windows.ts'
import type { Security } from '../protection/security-events.ts'
import { refuseRequest } from './refuse-request.ts'

const WINDOW_MS = 60_000
/** Multiplies the limits where LIMITS=relaxed: a test machine is one address. */
const RELAXED = 100
/** Addresses remembered by each counter. */
const CAPACITY = 20_000

/**
 * What one address may ask of the store's pages in a minute, by what it costs: a kept page a tenth of a millisecond, a
 * page that is drawn some ten. They spare work, so each process counts for itself. Files have none.
 */
const MOST = { keptPage: 12_000, drawnPage: 600, command: 1200, report: 120 } as const

export type PageWork = keyof typeof MOST

/** Counts one of `work` for the request's address; true where it was one too many and the request was answered so. */
export type PageLimit = (work: PageWork, request: FastifyRequest, reply: FastifyReply) => boolean

/** The limits of pages and commands per address: 429 with Retry-After once a minute's are used up. */
export function createPageLimit(
  { relaxedLimits }: Pick<Config, 'relaxedLimits'>,
  security: Pick<Security, 'tell'>,
  now: () => number = () => performance.now(),
): PageLimit {
  const counterOf = (max: number) =>
    countAddresses({ max: max * (relaxedLimits ? RELAXED : 1), windowMs: WINDOW_MS, capacity: CAPACITY })
  const counters = {
    keptPage: counterOf(MOST.keptPage),
    drawnPage: counterOf(MOST.drawnPage),
    command: counterOf(MOST.command),
    report: counterOf(MOST.report),
  } as const satisfies Record<PageWork, unknown>
  return (work, request, reply) => {
    const retryAfter = counters[work].take(request.ip, now())
    if (retryAfter === 0) return false
    security.tell('limitReached', { reqId: request.id, reason: work })
    refuseRequest(request, reply, 'tooMany', { retryAfter })
    return true
  }
}
