import { runCommand } from '../../../commands/run-command.ts'
import { askTable, failTable, takeTable } from '../../../visit/plans-moves.ts'
import type { TableQuestion } from '../../../visit/plans-slice.ts'
import type { VisitorStore } from '../../../visit/visitor-store.ts'

/** Asks for the price table of all plans and puts the answer into the state, unless a newer question was asked. */
export async function loadPriceTable(
  store: Pick<VisitorStore, 'setState'>,
  question: TableQuestion,
  ask: typeof runCommand<'readPriceTable'> = runCommand,
): Promise<void> {
  store.setState(({ plans }) => ({ plans: askTable(plans, question) }))
  const result = await ask('readPriceTable', { query: question })
  store.setState(({ plans }) => ({
    plans: result.ok
      ? takeTable(plans, question, result.answer.plans)
      : failTable(plans, question, result.problem.code),
  }))
}
