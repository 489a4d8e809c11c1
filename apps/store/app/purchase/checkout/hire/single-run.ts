/** Runs one piece of work at a time: what is asked for while one is under way does nothing. */
export type SingleRun = (work: () => Promise<void>) => Promise<void>

/** A button's work: a second press while it runs is the same press. */
export function createSingleRun(): SingleRun {
  let isRunning = false
  return async (work) => {
    if (isRunning) return
    isRunning = true
    try {
      await work()
    } finally {
      isRunning = false
    }
  }
}
