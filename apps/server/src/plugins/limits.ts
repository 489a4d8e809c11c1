import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { sendProblem } from './problem.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

interface Limit {
  readonly by: 'session' | 'address'
  readonly max: number
  readonly windowMs: number
  /** Ids of the calls that it counts; absent: all but the gateway's. */
  readonly calls?: readonly string[]
}

const GATEWAY = ['gateway.grantCode', 'gateway.accessToken']

/** Calls allowed per window (details 2). */
const LIMITS: readonly Limit[] = [
  { by: 'address', max: 3000, windowMs: MINUTE },
  { by: 'session', max: 600, windowMs: MINUTE },
  { by: 'address', max: 300, windowMs: MINUTE, calls: GATEWAY },
  { by: 'address', max: 100, windowMs: HOUR, calls: ['access.createAccount'] },
  { by: 'session', max: 20, windowMs: HOUR, calls: ['access.createAccount'] },
  { by: 'session', max: 60, windowMs: MINUTE, calls: ['lead.create', 'lead.update'] },
]

/** Wrong client secrets allowed per address and minute (details 2). */
const WRONG_SECRETS = 20
/** Multiplies the per-address limits where LIMITS=relaxed: a test machine is one address. */
const RELAXED = 100
/** Sessions and addresses remembered at once, the least recent forgotten first. */
const REMEMBERED = 20_000

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>

/** The limits as hooks: 429 with Retry-After once a window is used up. */
export interface Limits {
  /** For before the token is looked at. */
  readonly byAddress: Hook
  /** For after it. */
  readonly bySession: Hook
  readonly wrongSecrets: {
    /** Seconds to wait when the address has none left, else null. */
    readonly wait: (request: FastifyRequest) => Promise<number | null>
    readonly count: (request: FastifyRequest) => Promise<void>
  }
}

/** Counters in this process's memory: with several processes each counts for itself. */
export async function createLimits(
  app: FastifyInstance,
  config: Pick<Config, 'relaxedLimits'>,
): Promise<Limits> {
  await app.register(rateLimit, { global: false, cache: REMEMBERED })
  const addressFactor = config.relaxedLimits ? RELAXED : 1
  const counters = LIMITS.map((limit) => ({
    limit,
    count: app.createRateLimit({
      max: limit.by === 'address' ? limit.max * addressFactor : limit.max,
      timeWindow: limit.windowMs,
      keyGenerator: (request) => (limit.by === 'session' ? (request.caller?.sessionId ?? '') : request.ip),
    }),
  }))
  const check =
    (by: Limit['by']): Hook =>
    async (request, reply) => {
      const call = request.routeOptions.config.call
      for (const { limit, count } of counters) {
        if (limit.by !== by || !isCounted(limit, call)) continue
        const result = await count(request)
        if (!result.isAllowed && result.isExceeded)
          return sendProblem(reply, 429, { retryAfter: result.ttlInSeconds })
      }
      return undefined
    }
  const secrets = app.createRateLimit({
    max: WRONG_SECRETS * addressFactor,
    timeWindow: MINUTE,
    keyGenerator: (request) => request.ip,
  })
  return {
    byAddress: check('address'),
    bySession: check('session'),
    wrongSecrets: {
      wait: async (request) => {
        const result = await secrets(request, { increment: false })
        return !result.isAllowed && result.remaining === 0 ? result.ttlInSeconds : null
      },
      count: async (request) => void (await secrets(request)),
    },
  }
}

function isCounted({ calls }: Limit, call: string | undefined): boolean {
  if (calls) return call !== undefined && calls.includes(call)
  return call === undefined || !GATEWAY.includes(call)
}
