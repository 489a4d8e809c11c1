/**
 * A clock for what must end in time: it reads as the wall clock does, but goes on from where it was while that is set
 * back. It may run ahead of the wall clock, so nothing that is told or stored is taken from it. `elapsed` counts
 * milliseconds and is never set.
 */
export function createSteadyClock(
  now: () => Date,
  elapsed: () => number = () => performance.now(),
): () => Date {
  let at = now().getTime()
  let seen = elapsed()
  return () => {
    const since = elapsed()
    at = Math.max(now().getTime(), at + since - seen)
    seen = since
    return new Date(at)
  }
}
