import { CODE } from '@benefits/copy/code-of-refusal'
import type { CallProblem } from '@benefits/wire/problem'

/** Whether the store is being worked on: nothing of it is shown then. */
export function isClosed(problem: CallProblem | undefined): problem is CallProblem {
  return problem?.code === CODE.maintenance
}
