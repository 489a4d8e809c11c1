import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'

/** Share of its time that the process may spend on work and still have room for a job that can wait. */
const MOST_BUSY = 0.75
const LOOK_MS = 200

/** Fulfilled once this process has room beside its calls, or after `patienceMs` at the latest. */
export type Calm = (patienceMs: number) => Promise<void>

/** The process as it is watched. */
export interface Watched {
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number
  /** Share of the time since the last reading, 0 to 1, that went into work. */
  readonly readBusy: () => number
  readonly pause: (milliseconds: number) => Promise<void>
}

/** This process, by its event loop. */
export function watchEventLoop(): Watched {
  let seen = performance.eventLoopUtilization()
  return {
    now: () => performance.now(),
    readBusy: () => {
      const now = performance.eventLoopUtilization()
      const { utilization } = performance.eventLoopUtilization(now, seen)
      seen = now
      return utilization
    },
    pause: (milliseconds) => wait(milliseconds),
  }
}

/** Watches how busy the process is, over windows of a fifth of a second or more. */
export function createCalm(watched: Watched = watchEventLoop()): Calm {
  let [seenAt, busy] = [watched.now(), 0]
  const isBusy = () => {
    if (watched.now() - seenAt >= LOOK_MS) {
      busy = watched.readBusy()
      seenAt = watched.now()
    }
    return busy > MOST_BUSY
  }
  return async (patienceMs) => {
    const deadline = watched.now() + patienceMs
    while (isBusy() && watched.now() < deadline) await watched.pause(LOOK_MS)
  }
}
