import { type AwayReason, awayReason, DatabaseAway } from './database-away.ts'

/** How long a full disk is believed after the last failure by it: reading goes on working meanwhile. */
const DISK_MS = 10_000

/** Told once when the database goes away, with what said so first, and once (null) when it is back. */
export type AwayListener = (away: DatabaseAway | null) => void

/** What the queries of a process find out about their database. */
export interface Reachability {
  /** Why the database is away, as far as the last queries know. */
  reason(): AwayReason | null
  watch(listener: AwayListener): void
  /** Runs one query: its error is a `DatabaseAway` where it means that; any answer says that the database is there. */
  observe<T>(query: () => Promise<T>): Promise<T>
  /** The same for what is no query: a pooler gives connections while the database behind it is away. */
  reach<T>(way: () => Promise<T>): Promise<T>
}

/** `now` in milliseconds of a clock that never goes back. */
export function createReachability(now: () => number = () => performance.now()): Reachability {
  const listeners: AwayListener[] = []
  let away: DatabaseAway | null = null
  let fullUntil = 0

  const tell = (next: DatabaseAway | null) => {
    const isNews = away?.reason !== next?.reason
    away = next
    if (isNews) for (const listener of listeners) listener(next)
  }
  const isStillFull = () => away?.reason === 'disk' && now() < fullUntil
  const answered = () => {
    if (away && !isStillFull()) tell(null)
  }
  const failed = (error: unknown): unknown => {
    const reason = awayReason(error)
    if (!reason) return error
    const known = error instanceof DatabaseAway ? error : new DatabaseAway(reason, error)
    if (reason === 'disk') fullUntil = now() + DISK_MS
    tell(known)
    return known
  }

  return {
    reason: () => away?.reason ?? null,
    watch: (listener) => void listeners.push(listener),
    observe: async (query) => {
      try {
        const result = await query()
        answered()
        return result
      } catch (error) {
        if (awayReason(error) === null) answered()
        throw failed(error)
      }
    },
    reach: (way) =>
      way().catch((error) => {
        throw failed(error)
      }),
  }
}
