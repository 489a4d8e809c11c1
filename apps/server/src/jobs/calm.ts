import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'

/** Share of its time that the process may spend on work and still have room for a job that can wait. */
const MOST_BUSY = 0.75
const LOOK_MS = 200

/** Fulfilled once this process has room beside its calls, or at `deadline` (ms since the epoch) at the latest. */
export type Calm = (deadline: number) => Promise<void>

/** Watches how busy the event loop is, over windows of a fifth of a second or more. */
export function createCalm(): Calm {
  let [seen, seenAt, busy] = [performance.eventLoopUtilization(), performance.now(), 0]
  const isBusy = () => {
    if (performance.now() - seenAt >= LOOK_MS) {
      const now = performance.eventLoopUtilization()
      busy = performance.eventLoopUtilization(now, seen).utilization
      seen = now
      seenAt = performance.now()
    }
    return busy > MOST_BUSY
  }
  return async (deadline) => {
    while (isBusy() && Date.now() < deadline) await wait(LOOK_MS)
  }
}
