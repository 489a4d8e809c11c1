import { createHmac, hkdfSync } from 'node:crypto'
import type { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { DEFAULT_LOOK_UPS } from '../config/lookups.ts'
import type { Database } from '../database/database.ts'
import type { LookedUpService } from '../repositories/looked-up.ts'
import { giveOneBack, queryClient } from '../repositories/protection-counts.ts'
import { LIMITS, type Limit, type LimitName } from './limits.ts'
import { networksOf } from './network-of.ts'

/** Multiplies the limits per address where LIMITS=relaxed: a test machine is one address. */
const RELAXED = 100

/**
 * Counts that hold over all processes of a store (`limits.ts`). Never inside a transaction: it has a connection of its
 * own. A limit by address counts each network of the address, up to its own maximum (`network-of.ts`); `within` narrows
 * it: what an address does at one company, or to one mailbox.
 */
export interface Protection {
  /**
   * Counts one for `key`; the seconds to wait where that is one too many, else 0. A limit that is given back then
   * counted nothing.
   */
  take(limit: LimitName, key: string, within?: string): Promise<number>
  /** The seconds to wait where `key` has none left, else 0; counts nothing. */
  wait(limit: LimitName, key: string, within?: string): Promise<number>
  /** Forgets what was counted for `key`. */
  forgive(limit: LimitName, key: string, within?: string): Promise<void>
  /** Takes one count back; only for limits that say `isGivenBack`. */
  giveBack(limit: LimitName, key: string, within?: string): Promise<void>
}

/** What the counts stand on. */
export interface ProtectionSettings {
  readonly database: Pick<Database, 'kysely'>
  /** Keys the hashes under which keys are stored: the table tells no address, e-mail or card. */
  readonly secret: Uint8Array
  /** Keys of before: what was counted under them counts until its window is over. */
  readonly formerSecrets?: readonly Uint8Array[]
  readonly relaxed: boolean
  /** What outside services bear of this store. */
  readonly lookUpsPerMinute?: Readonly<Record<LookedUpService, number>>
}

/** One of the counts that a limit has of a key. */
interface Counted {
  readonly limiter: RateLimiterPostgres
  /** Before it is hashed. */
  readonly text: string
}

/** The counters of a process on its database (https://github.com/animir/node-rate-limiter-flexible). */
export function createProtection({
  database,
  secret,
  formerSecrets = [],
  relaxed,
  lookUpsPerMinute = DEFAULT_LOOK_UPS,
}: ProtectionSettings): Protection {
  const hashKeyOf = (one: Uint8Array) => Buffer.from(hkdfSync('sha256', one, '', 'protection', 32))
  const keyUnder = (hashKey: Buffer, text: string) =>
    createHmac('sha256', hashKey).update(text).digest('base64url')
  const hashKey = hashKeyOf(secret)
  const storedKey = ({ text }: Counted) => keyUnder(hashKey, text)
  const formerKeys = formerSecrets.map(hashKeyOf)
  const startedAt = performance.now()
  /** The seconds to wait by what was counted under keys of before; a window after the start that is over. */
  const waitOfFormer = async (limit: LimitName, { limiter, text }: Counted) => {
    if (performance.now() - startedAt > LIMITS[limit].seconds * 1000) return 0
    let seconds = 0
    for (const former of formerKeys) {
      const counted = await limiter.get(keyUnder(former, text))
      if (counted && counted.consumedPoints >= limiter.points && !isOfAnotherClock(counted, LIMITS[limit]))
        seconds = Math.max(seconds, toSeconds(counted))
    }
    return seconds
  }

  let limiters: Promise<(limit: LimitName, times: number) => RateLimiterPostgres> | undefined
  /** What a limit counts of a key, the narrowest first. */
  const countsOf = async (limit: LimitName, key: string, within?: string): Promise<Counted[]> => {
    limiters ??= loadLimiters(database, { relaxed, lookUpsPerMinute })
    const limiterOf = await limiters
    const networks = LIMITS[limit].by === 'address' ? networksOf(key) : [{ name: key, times: 1 }]
    return networks.map(({ name, times }) => ({
      limiter: limiterOf(limit, times),
      text: within === undefined ? name : `${name} ${within}`,
    }))
  }
  const takeOne = async (limit: LimitName, counted: Counted): Promise<number> => {
    const seconds = await waitOfFormer(limit, counted)
    if (seconds > 0) return seconds
    const { limiter } = counted
    const stored = storedKey(counted)
    const refused = await consume(limiter, stored)
    if (!refused) return 0
    if (isOfAnotherClock(refused, LIMITS[limit])) {
      await limiter.delete(stored)
      const again = await consume(limiter, stored)
      return again ? toSeconds(again) : 0
    }
    if (isGivenBack(limit)) await giveOneBack(database, limiter.getKey(stored), Date.now())
    return toSeconds(refused)
  }
  const giveBack = (counted: readonly Counted[]) =>
    Promise.all(counted.map((one) => giveOneBack(database, one.limiter.getKey(storedKey(one)), Date.now())))

  return {
    take: async (limit, key, within) => {
      const counts = await countsOf(limit, key, within)
      for (const [at, counted] of counts.entries()) {
        const seconds = await takeOne(limit, counted)
        if (seconds === 0) continue
        if (isGivenBack(limit)) await giveBack(counts.slice(0, at))
        return seconds
      }
      return 0
    },
    wait: async (limit, key, within) => {
      let longest = 0
      for (const one of await countsOf(limit, key, within)) {
        const counted = await one.limiter.get(storedKey(one))
        const isFull = counted !== null && counted.consumedPoints >= one.limiter.points
        const seconds = isFull && !isOfAnotherClock(counted, LIMITS[limit]) ? toSeconds(counted) : 0
        longest = Math.max(longest, isFull ? seconds : await waitOfFormer(limit, one))
      }
      return longest
    },
    forgive: async (limit, key, within) => {
      for (const { limiter, text } of await countsOf(limit, key, within)) {
        for (const one of [hashKey, ...formerKeys]) await limiter.delete(keyUnder(one, text))
      }
    },
    giveBack: async (limit, key, within) => {
      await giveBack(await countsOf(limit, key, within))
    },
  }
}

/** Loaded with the first count: starting the server does not wait for the library. One limiter per limit and width. */
async function loadLimiters(
  database: Pick<Database, 'kysely'>,
  { relaxed, lookUpsPerMinute }: Required<Pick<ProtectionSettings, 'relaxed' | 'lookUpsPerMinute'>>,
) {
  const { RateLimiterPostgres } = await import('rate-limiter-flexible')
  const client = queryClient(database)
  const limiters = new Map<string, RateLimiterPostgres>()
  return (name: LimitName, times: number): RateLimiterPostgres => {
    const known = limiters.get(`${name} ${times}`)
    if (known) return known
    const { by, max, seconds, perMinuteOf, ...of }: Limit = LIMITS[name]
    const { isGivenBack, isShare, isRelaxable = by === 'address' } = of
    const scale = perMinuteOf ? lookUpsPerMinute[perMinuteOf] / DEFAULT_LOOK_UPS[perMinuteOf] : 1
    const factor = (isShare ? 1 : times) * (relaxed && isRelaxable ? RELAXED : 1) * scale
    const points = Math.ceil(max * factor)
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
    limiters.set(`${name} ${times}`, limiter)
    return limiter
  }
}

function isGivenBack(limit: LimitName): boolean {
  return (LIMITS[limit] as Limit).isGivenBack ?? false
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
