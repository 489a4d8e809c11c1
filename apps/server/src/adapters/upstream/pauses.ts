/** Whether a service is worth asking; fed with what became of each question. */
export interface Pauses {
  /** False while the service is left alone. */
  readonly mayAsk: () => boolean
  readonly succeeded: () => void
  /** `retryAfterMs`: the service itself asked for so long a pause. */
  readonly failed: (retryAfterMs?: number | null) => void
}

/** How many failures in a row make a pause, and how long it is. */
const FAILURES_IN_A_ROW = 5
const PAUSE_MS = 10_000
const LONGEST_MS = 5 * 60_000

/**
 * Leaves a service alone that fails again and again, or that asked for a pause: buyers then wait for nothing, and the
 * service is not stormed while it is ill. After the pause single questions go through; the first success ends it.
 */
export function createPauses(now: () => Date): Pauses {
  let failures = 0
  let until = 0
  return {
    mayAsk: () => now().getTime() >= until,
    succeeded: () => {
      failures = 0
      until = 0
    },
    failed: (retryAfterMs) => {
      failures += 1
      const wanted = retryAfterMs ?? (failures >= FAILURES_IN_A_ROW ? PAUSE_MS : 0)
      until = Math.max(until, now().getTime() + Math.min(wanted, LONGEST_MS))
    },
  }
}
