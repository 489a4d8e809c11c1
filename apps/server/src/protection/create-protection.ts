import { createHmac, hkdfSync } from 'node:crypto'
import type { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../database/database.ts'
import { giveOneBack, queryClient } from '../repositories/protection-counts.ts'
import { LIMITS, type Limit, type LimitName } from './limits.ts'
import { networkOf } from './network-of.ts'

/** Multiplies the limits per address where LIMITS=relaxed: a test machine is one address. */
const RELAXED = 100

/**
 * Counts that hold over all processes of a store (`limits.ts`). Never inside a transaction: it has a connection of its
 * own.
 */
export interface Protection {
  /** Counts one for `key`; the seconds to wait where that is one too many, else 0. */
  take(limit: LimitName, key: string): Promise<number>
  /** The seconds to wait where `key` has none left, else 0; counts nothing. */
  wait(limit: LimitName, key: string): Promise<number>
  /** Forgets what was counted for `key`. */
  forgive(limit: LimitName, key: string): Promise<void>
  /** Takes one count back, one that refused too; only for limits that say `isGivenBack`. */
  giveBack(limit: LimitName, key: string): Promise<void>
}

/** What the counts stand on. */
export interface ProtectionSettings {
  readonly database: Pick<Database, 'kysely'>
  /** Keys the hashes under which keys are stored: the table tells no address, e-mail or card. */
  readonly secret: Uint8Array
  /** Keys of before: what was counted under them counts until its window is over. */
  readonly formerSecrets?: readonly Uint8Array[]
  readonly relaxed: boolean
}

/** The counters of a process on its database (https://github.com/animir/node-rate-limiter-flexible). */
export function createProtection({
  database,
  secret,
  formerSecrets = [],
  relaxed,
}: ProtectionSettings): Protection {
  const hashKeyOf = (one: Uint8Array) => Buffer.from(hkdfSync('sha256', one, '', 'protection', 32))
  const keyUnder = (hashKey: Buffer, limit: LimitName, key: string) =>
    createHmac('sha256', hashKey)
      .update(LIMITS[limit].by === 'address' ? networkOf(key) : key)
      .digest('base64url')
  const hashKey = hashKeyOf(secret)
  const storedKey = (limit: LimitName, key: string) => keyUnder(hashKey, limit, key)
  const formerKeys = formerSecrets.map(hashKeyOf)
  const startedAt = performance.now()
  /** The seconds to wait by what was counted under keys of before; a window after the start that is over. */
  const waitOfFormer = async (limiter: RateLimiterPostgres, limit: LimitName, key: string) => {
    if (performance.now() - startedAt > LIMITS[limit].seconds * 1000) return 0
    let seconds = 0
    for (const former of formerKeys) {
      const counted = await limiter.get(keyUnder(former, limit, key))
      if (counted && counted.consumedPoints >= limiter.points && !isOfAnotherClock(counted, LIMITS[limit]))
        seconds = Math.max(seconds, toSeconds(counted))
    }
    return seconds
  }

  let limiters: Promise<ReadonlyMap<LimitName, RateLimiterPostgres>> | undefined
  const limiterOf = async (limit: LimitName) => {
    limiters ??= createLimiters(database, relaxed)
    const limiter = (await limiters).get(limit)
    if (!limiter) throw new Error(`There is no limit ${limit}.`)
    return limiter
  }

  return {
    take: async (limit, key) => {
      const limiter = await limiterOf(limit)
      const seconds = await waitOfFormer(limiter, limit, key)
      if (seconds > 0) return seconds
      const stored = storedKey(limit, key)
      const refused = await consume(limiter, stored)
      if (!refused) return 0
      if (!isOfAnotherClock(refused, LIMITS[limit])) return toSeconds(refused)
      await limiter.delete(stored)
      const again = await consume(limiter, stored)
      return again ? toSeconds(again) : 0
    },
    wait: async (limit, key) => {
      const limiter = await limiterOf(limit)
      const counted = await limiter.get(storedKey(limit, key))
      if (!counted || counted.consumedPoints < limiter.points) return waitOfFormer(limiter, limit, key)
      return isOfAnotherClock(counted, LIMITS[limit]) ? 0 : toSeconds(counted)
    },
    forgive: async (limit, key) => {
      const limiter = await limiterOf(limit)
      for (const one of [hashKey, ...formerKeys]) await limiter.delete(keyUnder(one, limit, key))
    },
    giveBack: async (limit, key) => {
      const limiter = await limiterOf(limit)
      await giveOneBack(database, limiter.getKey(storedKey(limit, key)), Date.now())
    },
  }
}

/** Loaded with the first count: starting the server does not wait for the library. */
async function createLimiters(database: Pick<Database, 'kysely'>, relaxed: boolean) {
  const { RateLimiterPostgres } = await import('rate-limiter-flexible')
  const client = queryClient(database)
  const names = Object.keys(LIMITS) as LimitName[]
  return new Map(
    names.map((name) => {
      const { by, max, seconds, isGivenBack = false, isRelaxable = by === 'address' }: Limit = LIMITS[name]
      const points = relaxed && isRelaxable ? max * RELAXED : max
      const limiter = new RateLimiterPostgres({
        storeClient: client,
        storeType: 'client',
        tableName: 'protection_counts',
        tableCreated: true,
        // Rows that ran out are deleted with everything else that did.
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration: seconds,
        // Who is refused already is refused again without asking the database; not where counts are given back.
        ...(isGivenBack ? {} : { inMemoryBlockOnConsumed: points + 1 }),
      })
      return [name, limiter]
    }),
  )
}

/** The refusal, or null where one more was allowed. */
async function consume(limiter: RateLimiterPostgres, key: string): Promise<RateLimiterRes | null> {
  try {
    await limiter.consume(key)
    return null
  } catch (refused) {
    if (refused instanceof Error) throw refused
    return refused as RateLimiterRes
  }
}

/**
 * A window that ends later than any can was begun before the clock was set back: it would shut its key for that time.
 */
function isOfAnotherClock({ msBeforeNext }: RateLimiterRes, { seconds }: Limit): boolean {
  return msBeforeNext > seconds * 1000
}

function toSeconds({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000))
}
