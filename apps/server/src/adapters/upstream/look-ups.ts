import { LRUCache } from 'lru-cache'
import type { Asker, TooManyAsked } from '../../ports/asker.ts'

/** What a service answered. Null: it could not be found out. */
export type Found<T> = {
  readonly value: T
  /** For how long it is given again without asking. */
  readonly freshMs: number
  /** How long beyond that it still serves while nobody can be asked. */
  readonly staleMs: number
} | null

/** An answer and its age. */
export interface KeptAnswer<T> {
  readonly value: T
  readonly answeredAt: Date
  readonly freshUntil: Date
  readonly endsAt: Date
}

/** What look-ups of one service stand on, in all processes of a store. */
export interface LookUpGround<T> {
  /** The kept answer of a key; null for none, and where it cannot be read. */
  find(key: string): Promise<KeptAnswer<T> | null>
  /** Never rejects: an answer that cannot be kept is an answer. */
  keep(key: string, kept: KeptAnswer<T>): Promise<void>
  /** Counts a question; null where it may be asked. */
  count(asker: Asker): Promise<NotAsked | null>
}

/** Why a service is not asked: this asker has asked too much, or all have. */
export type NotAsked = TooManyAsked | { readonly kind: 'away' }

export type LookedUp<T> = { readonly kind: 'known'; readonly value: T } | NotAsked

/**
 * Look-ups by a key: fresh answers are given again, from memory or from what all processes keep; equal questions under
 * way are one; and while nobody can be asked an old answer (`known`) is better than none. What is not known is counted
 * on who asks; without an asker the store itself does. Memory keeps `capacity` keys, those that were asked for last.
 */
export function createLookUps<T>(
  find: (key: string, known: T | null) => Promise<Found<T>>,
  { capacity, ground }: { readonly capacity: number; readonly ground: LookUpGround<T> },
  now: () => Date,
): (key: string, asker?: Asker) => Promise<LookedUp<T>> {
  const memory = new LRUCache<string, KeptAnswer<T>>({ max: capacity })
  const running = new Map<string, Promise<Found<T>>>()

  const recall = async (key: string): Promise<KeptAnswer<T> | null> => {
    const known = memory.get(key)
    if (known && now() < known.freshUntil) return known
    const kept = await ground.find(key)
    if (kept && now() < kept.endsAt) memory.set(key, kept)
    return memory.get(key) ?? null
  }
  const ask = async (key: string, known: T | null): Promise<Found<T>> => {
    const found = await find(key, known)
    if (found === null) return null
    const answeredAt = now()
    const freshUntil = new Date(answeredAt.getTime() + found.freshMs)
    const endsAt = new Date(freshUntil.getTime() + found.staleMs)
    const kept = { value: found.value, answeredAt, freshUntil, endsAt }
    memory.set(key, kept)
    await ground.keep(key, kept)
    return found
  }
  return async (key, asker) => {
    const kept = await recall(key)
    if (kept && now() < kept.freshUntil) return { kind: 'known', value: kept.value }
    const old = kept && now() < kept.endsAt ? kept.value : null
    const orOld = (none: NotAsked): LookedUp<T> => (old === null ? none : { kind: 'known', value: old })
    if (!running.has(key) && asker) {
      const notAsked = await ground.count(asker)
      if (notAsked) return orOld(notAsked)
    }
    const asked = running.get(key) ?? ask(key, old).finally(() => running.delete(key))
    running.set(key, asked)
    const found = await asked
    return found === null ? orOld({ kind: 'away' }) : { kind: 'known', value: found.value }
  }
}
