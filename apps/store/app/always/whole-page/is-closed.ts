import { CODE } from '@benefits/copy/code-of-refusal'
import type { CommandProblem } from '../../commands/command-result.ts'

/** Whether the store is being worked on: nothing of it is shown then. */
export function isClosed(problem: CommandProblem | undefined): problem is CommandProblem {
  return problem?.code === CODE.maintenance
}
