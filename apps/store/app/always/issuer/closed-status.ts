import type { CommandProblem } from '../../commands/command-result.ts'

/** The status under which a store that could not be opened is told; a lost connection has none of its own. */
export function closedStatus({ status }: Pick<CommandProblem, 'status'>): number {
  return status >= 400 ? status : 502
}
