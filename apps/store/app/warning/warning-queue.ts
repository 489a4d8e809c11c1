import type { Warning } from './warning-table.ts'

/** Warnings wait their turn; one that is already waiting is not queued twice. */
export function queueWarning(queue: readonly Warning[], warning: Warning): readonly Warning[] {
  const isWaiting = queue.some(({ title, text }) => title === warning.title && text === warning.text)
  return isWaiting ? queue : [...queue, warning]
}
