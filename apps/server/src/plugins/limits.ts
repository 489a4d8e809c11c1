import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import type { Parts } from '../parts.ts'
import { countAddresses, countWindows } from '../protection/count-windows.ts'
import type { Protection } from '../protection/create-protection.ts'
import { LIMITS, type LimitName } from '../protection/limits.ts'
import type { OwnCalls } from './own-calls.ts'
import { sendProblem } from './problem.ts'

const MINUTE = 60_000

/** A limit that spares this process work: it counts what this process answers. */
interface WorkLimit {
  readonly name: string
  readonly by: 'session' | 'address'
  readonly max: number
  readonly windowMs: number
  readonly counts: (call: string | undefined, isOwn: boolean) => boolean
  /** LIMITS=relaxed multiplies it as it does every limit per address: tests write by the hundred in one session. */
  readonly isRelaxable?: boolean
}

const isGateway = (call: string | undefined) => call === 'gateway.grantCode' || call === 'gateway.accessToken'
const isLead = (call: string | undefined) => call === 'lead.create' || call === 'lead.update'
const isCart = (call: string | undefined) => call === 'cart.register' || call === 'cart.propose'
/** Calls that leave rows behind, also as the answer that an Idempotency-Key keeps, whatever becomes of them. */
const WRITES: ReadonlySet<string | undefined> = new Set([
  'access.createAccount',
  'cart.propose',
  'cart.register',
  'contract.accept',
  'contract.hire',
  'faq.dislike',
  'faq.dislikeListed',
  'faq.like',
  'faq.likeListed',
  'lead.create',
  'lead.saveCompany',
  'lead.update',
  'payment.authorise',
])

/**
 * The two limits a minute on calls that leave something on the disk: a session's, and that of an address with all its
 * sessions.
 */
function onDisk(
  what: string,
  counts: WorkLimit['counts'],
  { ofSession, ofAddress }: { readonly ofSession: number; readonly ofAddress: number },
): WorkLimit[] {
  const limit = { windowMs: MINUTE, counts, isRelaxable: true } as const
  return [
    { ...limit, name: `${what}OfSession`, by: 'session', max: ofSession },
    { ...limit, name: `${what}OfAddress`, by: 'address', max: ofAddress },
  ]
}

/**
 * Calls allowed per window. The store's own visitors get their tokens as they come: for them the gateway's calls count
 * as any other, so that newcomers who share an address are not refused by the limit on programs.
 */
const WORK_LIMITS: readonly WorkLimit[] = [
  {
    name: 'callsOfAddress',
    by: 'address',
    max: 3000,
    windowMs: MINUTE,
    counts: (call, isOwn) => isOwn || !isGateway(call),
  },
  {
    name: 'callsOfSession',
    by: 'session',
    max: 600,
    windowMs: MINUTE,
    counts: (call) => !isGateway(call),
  },
  {
    name: 'tokensOfAddress',
    by: 'address',
    max: 300,
    windowMs: MINUTE,
    counts: (call, isOwn) => !isOwn && isGateway(call),
  },
  // Guessing a code of 130 bits is hopeless: this spares the database.
  {
    name: 'verificationsOfAddress',
    by: 'address',
    max: 120,
    windowMs: MINUTE,
    counts: (call) => call === 'proof.verify',
  },
  // The same of a proposal's key, of 256 bits; its page and its document ask for it too.
  {
    name: 'proposalKeysOfAddress',
    by: 'address',
    max: 300,
    windowMs: MINUTE,
    counts: (call) => call === 'proposal.get' || call === 'proposal.downloadLinked',
  },
  { name: 'leadsOfSession', by: 'session', max: 60, windowMs: MINUTE, counts: isLead },
  // What a visitor may leave on the disk (decision 110); an address is an office, or a partner's program.
  ...onDisk('carts', isCart, { ofSession: 40, ofAddress: 300 }),
  ...onDisk('proposals', (call) => call === 'cart.propose', { ofSession: 20, ofAddress: 100 }),
  ...onDisk('hirings', (call) => call === 'contract.hire', { ofSession: 4, ofAddress: 30 }),
  ...onDisk('writes', (call) => WRITES.has(call), { ofSession: 200, ofAddress: 1000 }),
  {
    name: 'writesInHourOfAddress',
    by: 'address',
    max: 12_000,
    windowMs: 60 * MINUTE,
    counts: (call) => WRITES.has(call),
  },
]

/** The calls that protecting limits count, whatever becomes of the call. Others are counted where they matter. */
const PROTECTED_CALLS: Readonly<Record<string, readonly LimitName[]>> = {
  'access.createAccount': ['signUpsOfSession', 'signUpsOfAddress'],
  'lead.create': ['leadsOfAddress'],
}

/** Multiplies the limits per address where LIMITS=relaxed: a test machine is one address. */
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
  /** For after it: what is counted over all processes. */
  readonly protecting: Hook
}

/** The limits of a process; those that protect somebody are counted in the database (`protection/limits.ts`). */
export function createLimits(
  { config, protection, security }: Pick<Parts, 'config' | 'protection' | 'security'>,
  { isOwn }: OwnCalls,
): Limits {
  const addressFactor = config.relaxedLimits ? RELAXED : 1
  const counters = WORK_LIMITS.map((limit) => {
    const { by, isRelaxable = by === 'address' } = limit
    const max = isRelaxable ? limit.max * addressFactor : limit.max
    const count = by === 'address' ? countAddresses : countWindows
    return { ...limit, counter: count({ max, windowMs: limit.windowMs, capacity: CAPACITY }) }
  })
  const refuse = (reply: FastifyReply, reason: string, retryAfter: number) => {
    security.tell('limitReached', { reqId: reply.request.id, reason })
    sendProblem(reply, 'tooMany', { retryAfter })
  }
  const check = (by: WorkLimit['by']): Hook => {
    const own = counters.filter((limit) => limit.by === by)
    return (request, reply, done) => {
      const key = by === 'session' ? request.caller?.sessionId : request.ip
      if (key === undefined) return done()
      const { call } = request.routeOptions.config
      const isOwnCall = isGateway(call) && isOwn(request)
      const now = performance.now()
      let [wait, reason] = [0, '']
      for (const { name, counts, counter } of own) {
        const seconds = counts(call, isOwnCall) ? counter.take(key, now) : 0
        if (seconds > wait) [wait, reason] = [seconds, name]
      }
      if (wait === 0) return done()
      refuse(reply, reason, wait)
    }
  }
  return {
    byAddress: check('address'),
    bySession: check('session'),
    protecting: (request, reply, done) => {
      const limits = PROTECTED_CALLS[request.routeOptions.config.call ?? '']
      if (!limits) return done()
      firstReached(limits, request, protection).then(
        (reached) => (reached ? refuse(reply, reached.limit, reached.wait) : done()),
        done,
      )
    },
  }
}

/** Counts a request until one of the limits is reached; null where none is. */
async function firstReached(limits: readonly LimitName[], request: FastifyRequest, protection: Protection) {
  for (const limit of limits) {
    const wait = await protection.take(limit, keyOf(limit, request))
    if (wait > 0) return { limit, wait }
  }
  return null
}

/** Whom a limit counts in a request. */
function keyOf(limit: LimitName, { caller, ip }: FastifyRequest): string {
  return LIMITS[limit].by === 'session' ? (caller?.sessionId ?? '') : ip
}
