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
  let asked = false
  let isPatient = true
  const ask = () => {
    if (!isPatient) process.exit(1)
    if (asked) return
    asked = true
    // Behind the events of that moment: signals that came while the process was too busy to look are still the first.
    setTimeout(() => setImmediate(expectImpatience), SAME_ORDER_MS).unref()
    end()
  }
  const expectImpatience = () => {
    isPatient = false
  }
  for (const signal of ENDING) process.on(signal, ask)
}
