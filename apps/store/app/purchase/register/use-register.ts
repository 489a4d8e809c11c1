import { useCallback, useRef } from 'react'
import { useWarn, useWarnProblem } from '../../always/warning/warning-provider.tsx'
import { removedWarnings } from '../../always/warning-dialog/warning-table.ts'
import { type Attempt, createAttempts } from '../../commands/attempts.ts'
import type { Commands } from '../../commands/command-table.ts'
import { runCommand } from '../../commands/run-command.ts'
import { useVisitorStore } from '../../visit/visitor-provider.tsx'
import type { Registering, Step } from './step.ts'

/** Takes a step of registering, and gives what it came to; what the buyer is to know is told by the warning modal. */
export type Register = <N extends Registering, Given, Outcome>(
  step: Step<N, Given, Outcome>,
  given: Given,
) => Promise<Outcome>

/** Gives the function that takes a step: asks, sends, changes the visit, tells. */
export function useRegister(): Register {
  const store = useVisitorStore()
  const warn = useWarn()
  const warnProblem = useWarnProblem()
  const { current: attempts } = useRef<Partial<Record<Registering, Attempt>>>({})
  return useCallback<Register>(
    async <N extends Registering, Given, Outcome>(step: Step<N, Given, Outcome>, given: Given) => {
      const { command } = step
      const visit = store.getState()
      const input = step.ask(visit, given)
      attempts[command] ??= createAttempts()
      const result = await attempts[command](input, (attempt) =>
        runCommand(command, { ...input, attempt } as Commands[N]['input']),
      )
      const { revision } = visit.shopping.cart
      const { notice, outcome } = store.moveAndTell(step.resolve, { revision, given }, result)
      if (notice?.kind === 'removed') removedWarnings(notice).forEach(warn)
      if (notice?.kind === 'refused') warnProblem(notice)
      return outcome
    },
    [store, warn, warnProblem, attempts],
  )
}
