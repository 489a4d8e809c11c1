import type { CommandProblem } from '../../commands/command-result.ts'
import type { Warning } from './warning-table.ts'

/** What waits to be shown: a warning with its words, or a refusal's code, whose words come with the dialog. */
export type QueuedWarning = Warning | ToldProblem

/** A refusal as the modal needs it. */
export type ToldProblem = Pick<CommandProblem, 'code' | 'reference'>

/** Warnings wait their turn; one that is already waiting is not queued twice. */
export function queueWarning(
  queue: readonly QueuedWarning[],
  warning: QueuedWarning,
): readonly QueuedWarning[] {
  return queue.some((waiting) => isSame(waiting, warning)) ? queue : [...queue, warning]
}

function isSame(one: QueuedWarning, other: QueuedWarning): boolean {
  if ('code' in one || 'code' in other) return 'code' in one && 'code' in other && one.code === other.code
  return one.title === other.title && one.text === other.text
}
