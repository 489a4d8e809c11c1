import { performance } from 'node:perf_hooks'
import type { Db } from '../database/database.ts'
import { readClock, rescheduleJobs } from './engine-tables.ts'

/** Less than this is no clock that was set back, but two readings that took unequally long. */
const TOLERANCE_MS = 10_000

/**
 * Gives jobs of a clock that was ahead their time again, the first time it is asked and whenever the database's clock
 * was set back since: looking for them reads every job, those that are done too, which each minute would be one look
 * too many.
 */
export function createClockMend(
  db: Db,
  own: { readonly now: () => number } = performance,
  parts = { readClock, rescheduleJobs },
): () => Promise<void> {
  let lead: number | null = null
  return async () => {
    const ahead = (await parts.readClock(db)) - own.now()
    if (lead === null || ahead < lead - TOLERANCE_MS) await parts.rescheduleJobs(db)
    lead = ahead
  }
}
