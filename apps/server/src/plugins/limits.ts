import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import type { Config } from '../config.ts'
import { countWindows } from './count-windows.ts'
import { plainAddress } from './plain-address.ts'
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

/** Wrong client secrets allowed per address (details 2). */
const WRONG_SECRETS = { max: 20, windowMs: MINUTE }
/** Multiplies the per-address limits where LIMITS=relaxed: a test machine is one address. */
const RELAXED = 100
/** Sessions or addresses remembered by each counter. */
const CAPACITY = 20_000

type Hook = (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction) => void

/** The limits as hooks: 429 with Retry-After once a window is used up. */
export interface Limits {
  /** For before the token is looked at. */
  readonly byAddress: Hook
  /** For after it. */
  readonly bySession: Hook
  readonly wrongSecrets: {
    /** Seconds to wait when the address has none left, else 0. */
    readonly wait: (request: FastifyRequest) => number
    readonly count: (request: FastifyRequest) => void
  }
}

/** Counters in this process's memory: with several processes each counts for itself. */
export function createLimits({ relaxedLimits }: Pick<Config, 'relaxedLimits'>): Limits {
  const addressFactor = relaxedLimits ? RELAXED : 1
  const counters = LIMITS.map((limit) => {
    const max = limit.by === 'address' ? limit.max * addressFactor : limit.max
    return { ...limit, counter: countWindows({ max, windowMs: limit.windowMs, capacity: CAPACITY }) }
  })
  const check = (by: Limit['by']): Hook => {
    const own = counters.filter((limit) => limit.by === by)
    return (request, reply, done) => {
      const call = request.routeOptions.config.call
      const key = by === 'session' ? request.caller?.sessionId : plainAddress(request.ip)
      if (key === undefined) return done()
      const now = Date.now()
      let wait = 0
      for (const limit of own) {
        if (isCounted(limit, call)) wait = Math.max(wait, limit.counter.take(key, now))
      }
      if (wait === 0) return done()
      sendProblem(reply, 429, { retryAfter: wait })
    }
  }
  const secrets = countWindows({
    ...WRONG_SECRETS,
    max: WRONG_SECRETS.max * addressFactor,
    capacity: CAPACITY,
  })
  return {
    byAddress: check('address'),
    bySession: check('session'),
    wrongSecrets: {
      wait: (request) => secrets.peek(plainAddress(request.ip), Date.now()),
      count: (request) => void secrets.take(plainAddress(request.ip), Date.now()),
    },
  }
}

function isCounted({ calls }: Limit, call: string | undefined): boolean {
  if (calls) return call !== undefined && calls.includes(call)
  return call === undefined || !GATEWAY.includes(call)
}
