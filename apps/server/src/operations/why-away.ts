import type { Database } from '../database/database.ts'
import { type AwayReason, DatabaseAway } from '../database/database-away.ts'

type Pinged = Pick<Database, 'ping'>

const PATIENCE_MS = 2000

/** One look at each database at a time: whoever asks meanwhile gets its answer, and nobody tires the database. */
const looks = new WeakMap<Pinged, Promise<AwayReason | null>>()

/** Why the database cannot be used now, null where it answers within two seconds and can be written. Never rejects. */
export function whyAway(database: Pinged): Promise<AwayReason | null> {
  const running = looks.get(database)
  if (running) return running
  const look = awayInTime(database.ping()).finally(() => looks.delete(database))
  looks.set(database, look)
  return look
}

async function awayInTime(answer: Promise<void>): Promise<AwayReason | null> {
  const { promise: late, resolve } = Promise.withResolvers<AwayReason>()
  const timer = setTimeout(() => resolve('database'), PATIENCE_MS)
  try {
    return await Promise.race([answer.then(() => null), late])
  } catch (error) {
    return error instanceof DatabaseAway ? error.reason : 'database'
  } finally {
    clearTimeout(timer)
  }
}
