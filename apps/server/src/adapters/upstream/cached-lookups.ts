import { LRUCache } from 'lru-cache'

/** What a lookup found, and for how long it may be given again without asking. Null: it could not be found out. */
export type Found<T> = { readonly value: T; readonly freshMs: number } | null

interface Kept<T> {
  readonly value: T
  readonly freshUntil: number
  readonly staleUntil: number
}

/** How much is kept, and how long beyond its freshness it still serves while the service is down. */
export interface CacheLimits {
  readonly capacity: number
  readonly staleMs: number
}

/**
 * Lookups by a key, in memory: fresh answers are given again, equal questions under way are one, and while the service
 * is down an old answer (`known`) is better than none. Resolves to null where there is neither. Bounded: the least
 * recently asked key goes first.
 */
export function cachedLookups<T>(
  find: (key: string, known: T | null) => Promise<Found<T>>,
  { capacity, staleMs }: CacheLimits,
  now: () => Date,
): (key: string) => Promise<T | null> {
  const kept = new LRUCache<string, Kept<T>>({ max: capacity })
  const running = new Map<string, Promise<T | null>>()

  const keep = (key: string, { value, freshMs }: NonNullable<Found<T>>) => {
    const at = now().getTime()
    kept.set(key, { value, freshUntil: at + freshMs, staleUntil: at + freshMs + staleMs })
  }
  const ask = async (key: string): Promise<T | null> => {
    const old = kept.get(key)
    const known = old && now().getTime() < old.staleUntil ? old.value : null
    const found = await find(key, known)
    if (found === null) return known
    keep(key, found)
    return found.value
  }
  return (key) => {
    const known = kept.get(key)
    if (known && now().getTime() < known.freshUntil) return Promise.resolve(known.value)
    const asked = running.get(key) ?? ask(key).finally(() => running.delete(key))
    running.set(key, asked)
    return asked
  }
}
