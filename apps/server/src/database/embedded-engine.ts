import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { writeProbe } from './check-folder.ts'
import { type AwayReason, awayReason, DatabaseAway } from './database-away.ts'
import { buryEngine, type EngineWatch, watchEngine } from './watch-engine.ts'

/** Less than this and the disk is full: what is begun could not be finished. */
export const LEAST_ROOM = 4 * 1024 * 1024
/** A piece of the write-ahead log, which an engine may have to make before it answers. */
const LOG_PIECE = 16 * 1024 * 1024
/** Pause between two tries to open the engine: each keeps the process busy for a second. */
const REOPEN_MS = 2_000

/** The one engine of a process, replaced where it dies. */
export interface EmbeddedEngine {
  /**
   * Runs work on a living engine, opening one where the last has died; `DatabaseAway` where it cannot, or dies over it.
   * Work of several statements gives each of them to `attempt`.
   */
  use<T>(work: (engine: PGlite, attempt: Attempt) => Promise<T>): Promise<T>
  /** Writes a few bytes beside the database, as the engine would. Throws where they cannot be written. */
  probe(): Promise<void>
  close(): Promise<void>
}

/** Runs one statement; an engine that met a full disk over it is dead from then on. */
export type Attempt = <T>(statement: () => Promise<T>) => Promise<T>

interface Watched extends EngineWatch {
  readonly engine: PGlite
}

/**
 * Keeps an engine on `folder` alive. A full disk kills PGlite when its log needs another piece; whatever it
 * acknowledged is on the disk, and the next one recovers it. While there is no room it is left alone: opened on a full
 * disk it could only die again.
 */
export async function superviseEngine(folder: string, open: () => Promise<PGlite>): Promise<EmbeddedEngine> {
  const watch = (engine: PGlite): Watched => ({ engine, ...watchEngine(engine) })
  let current: Watched | null = watch(await open())
  let opening: Promise<Watched> | null = null
  let nextTry = 0

  const reopen = async (): Promise<Watched> => {
    refuseWithout(folder, LEAST_ROOM + LOG_PIECE)
    if (performance.now() < nextTry) throw new DatabaseAway('database')
    try {
      current = watch(await open())
      return current
    } catch (error) {
      nextTry = performance.now() + REOPEN_MS
      throw new DatabaseAway('disk', error)
    }
  }
  const living = async (): Promise<Watched> => {
    if (current?.death()) {
      buryEngine(current.engine)
      current = null
    }
    if (current) return current
    opening ??= reopen().finally(() => {
      opening = null
    })
    return opening
  }
  const take = async (): Promise<Watched> => {
    refuseWithout(folder, LEAST_ROOM)
    return living()
  }

  return {
    use: async (work) => {
      const watched = await take()
      const attempt = attemptOn(watched)
      try {
        return await attempt(() => work(watched.engine, attempt))
      } catch (error) {
        if (watched.death()) throw new DatabaseAway(reasonOf(folder), error)
        throw error
      }
    },
    probe: async () => {
      refuseWithout(folder, LEAST_ROOM)
      writeProbe(dirname(folder))
    },
    close: async () => {
      await opening?.catch(() => {})
      if (!current || current.death() || current.engine.closed) return
      // Its last words go to the log, which on a full disk would kill it: the next start recovers what it leaves.
      if (hasRoom(folder, LEAST_ROOM)) await current.engine.close()
      else buryEngine(current.engine)
    },
  }
}

/**
 * A statement that failed on a full disk may have left the log waiting for itself: the next one, were it only the end
 * of the transaction, would wait for ever.
 */
function attemptOn({ declareDead }: EngineWatch): Attempt {
  return async (statement) => {
    try {
      return await statement()
    } catch (error) {
      if (awayReason(error) === 'disk') declareDead(error)
      throw error
    }
  }
}

function hasRoom(folder: string, bytes: number): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= bytes
}

function refuseWithout(folder: string, bytes: number): void {
  if (!hasRoom(folder, bytes)) throw new DatabaseAway('disk')
}

function reasonOf(folder: string): AwayReason {
  return hasRoom(folder, LEAST_ROOM + LOG_PIECE) ? 'database' : 'disk'
}
