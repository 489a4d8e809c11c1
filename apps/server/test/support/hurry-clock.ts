import { onTestFinished, vi } from 'vitest'

const TIMES = 100

/**
 * Lets the clock by which this worker waits go a hundred times as fast until the end of the test: whoever gives up
 * after seconds gives up after a few tries.
 */
export function hurryClock(): void {
  const now = performance.now.bind(performance)
  const hurried = vi.spyOn(performance, 'now').mockImplementation(() => now() * TIMES)
  onTestFinished(() => hurried.mockRestore())
}
