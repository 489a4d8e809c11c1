import { runCommand } from '../../../commands/run-command.ts'
import { applyPriceTable, failPriceTable, startPriceTable } from '../../../visit/plans-moves.ts'
import type { TableQuestion } from '../../../visit/plans-slice.ts'
import type { VisitorStore } from '../../../visit/visitor-store.ts'

/** Asks for the price table of all plans and puts the answer into the state, unless a newer question was asked. */
export async function loadPriceTable(
  store: Pick<VisitorStore, 'move'>,
  question: TableQuestion,
  ask: typeof runCommand<'readPriceTable'> = runCommand,
): Promise<void> {
  store.move(startPriceTable, question)
  const result = await ask('readPriceTable', { query: question })
  if (result.ok) store.move(applyPriceTable, question, result.answer.plans)
  else store.move(failPriceTable, question, result.problem.code)
}
