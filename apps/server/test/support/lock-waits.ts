import { sql } from 'kysely'
import { vi } from 'vitest'
import type { Database } from '../../src/database/database.ts'

/** Waits until so many statements of this PostgreSQL database stand behind a lock. */
export async function untilWaiting({ kysely }: Database, statements: number): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(kysely)
    if (rows.length < statements) throw new Error(`${rows.length} statements wait`)
  }, 30_000)
}

/** Holds what a statement locks until `release` is called. */
export async function holdLock(
  { kysely }: Database,
  statement: string,
): Promise<{ readonly release: () => Promise<void> }> {
  const held = Promise.withResolvers<void>()
  const done = Promise.withResolvers<void>()
  const ended = kysely.transaction().execute(async (trx) => {
    await sql.raw(statement).execute(trx)
    held.resolve()
    await done.promise
  })
  await Promise.race([held.promise, ended])
  return {
    release: async () => {
      done.resolve()
      await ended
    },
  }
}
