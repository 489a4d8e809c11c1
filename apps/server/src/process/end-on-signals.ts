const ENDING = ['SIGINT', 'SIGTERM'] as const

/**
 * A terminal's Ctrl-C and a supervisor's order to a whole group reach this process itself and come again from each
 * process above it that passes its own on: what comes this soon after the first is the same order.
 */
const SAME_ORDER_MS = 2_000

/**
 * Calls `end` at the first signal that asks the process to end. Another one that comes over two seconds later is
 * somebody who no longer waits: the process exits with 1, whatever is under way.
 */
export function endOnSignals(end: () => void): void {
  let askedAt: number | null = null
  const ask = () => {
    if (askedAt === null) {
      askedAt = performance.now()
      end()
    } else if (performance.now() - askedAt > SAME_ORDER_MS) process.exit(1)
  }
  for (const signal of ENDING) process.on(signal, ask)
}
