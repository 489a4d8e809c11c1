import { LRUCache } from 'lru-cache'
import { networksOf } from './network-of.ts'

interface Window {
  count: number
  endsAt: number
}

/** Counts per key in windows that begin with a key's first count. */
export interface WindowCounter {
  /** Adds one; gives the seconds to wait where that is one too many, else 0. */
  take(key: string, now: number): number
  /** The seconds to wait where the key has none left, else 0; adds nothing. */
  peek(key: string, now: number): number
}

/** At most `max` counts of a key in `windowMs`; `capacity` keys are remembered. */
export interface WindowLimit {
  readonly max: number
  readonly windowMs: number
  readonly capacity: number
}

/**
 * A counter of at most `max` per `windowMs` and key. Remembers `capacity` keys and forgets the one first that was not
 * asked for first. Synchronous and in memory: it stands in front of every call (`@fastify/rate-limit` cost more than
 * the rest of the checks).
 */
export function countWindows({ max, windowMs, capacity }: WindowLimit): WindowCounter {
  // Its places are made all at once: twenty counters of 20,000 keys would take a start 30 ms and 15 MB.
  let windows: LRUCache<string, Window> | undefined
  const secondsLeft = (window: Window, now: number) => Math.max(1, Math.ceil((window.endsAt - now) / 1000))
  // One that ends later than any can was begun before the clock was set back: it would shut its key for that time.
  const isOpen = (window: Window | undefined, now: number): window is Window =>
    window !== undefined && window.endsAt > now && window.endsAt <= now + windowMs
  return {
    take: (key, now) => {
      windows ??= new LRUCache({ max: capacity })
      const window = windows.get(key)
      if (!isOpen(window, now)) {
        windows.set(key, { count: 1, endsAt: now + windowMs })
        return 0
      }
      window.count += 1
      return window.count > max ? secondsLeft(window, now) : 0
    },
    peek: (key, now) => {
      const window = windows?.get(key)
      return isOpen(window, now) && window.count >= max ? secondsLeft(window, now) : 0
    },
  }
}

/** The same by address: each of its networks is counted beside it, up to its own maximum (`network-of.ts`). */
export function countAddresses({ max, windowMs, capacity }: WindowLimit): WindowCounter {
  const counters = new Map<number, WindowCounter>()
  const counterOf = (times: number) => {
    const counter = counters.get(times) ?? countWindows({ max: max * times, windowMs, capacity })
    counters.set(times, counter)
    return counter
  }
  const first = (address: string, secondsOf: (counter: WindowCounter, network: string) => number) => {
    for (const { name, times } of networksOf(address)) {
      const seconds = secondsOf(counterOf(times), name)
      if (seconds > 0) return seconds
    }
    return 0
  }
  return {
    take: (address, now) => first(address, (counter, network) => counter.take(network, now)),
    peek: (address, now) => first(address, (counter, network) => counter.peek(network, now)),
  }
}
