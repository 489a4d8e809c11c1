import type { PlanPeriod } from '@benefits/domain/catalogue/product'
import type { PricedPlan } from '@benefits/domain/plans/price-table'
import { useEffect, useRef } from 'react'
import type { StoreCode } from '../../../commands/command-result.ts'
import { runCommand } from '../../../commands/run-command.ts'
import { TYPING_PAUSE } from '../../../purchase/cart/public.ts'
import { answers, applyPriceTable, failPriceTable, startPriceTable } from '../../../visit/plans-moves.ts'
import type { PriceTable, TableQuestion } from '../../../visit/plans-slice.ts'
import { useVisitor, useVisitorStore } from '../../../visit/visitor-provider.tsx'
import type { VisitorStore } from '../../../visit/visitor-store.ts'

/** The plans as a screen shows them. */
export interface PriceTableView {
  /** The plans by code; while the question has no answer, those of the last one that has. */
  readonly plans: readonly PricedPlan[]
  /** What the plans' prices are paid for: a price is told with this period, whatever is chosen. */
  readonly period: PlanPeriod
  /** The prices answer another question, and none is on its way: they are no prices of what is chosen. */
  readonly isFormer: boolean
  /** The prices are not those of the question: being asked for, or not asked for yet. */
  readonly isLoading: boolean
  readonly failure: StoreCode | null
  readonly retry: () => void
}

/**
 * Keeps the price table that answers a question: at once for another period, after a second without another number
 * for the employees. Without a question (a wrong number) nothing is asked. `served` is the table that came with the
 * page.
 */
export function usePriceTable(question: TableQuestion | null, served: PriceTable): PriceTableView {
  const store = useVisitorStore()
  const newest = useVisitor(({ plans }) => plans.table)
  const failure = useVisitor(({ plans }) => plans.failure)
  const isAsked = useVisitor(({ plans }) => plans.asked !== null)
  const employees = question?.employees ?? null
  const period = question?.period ?? null
  const known = [newest, served].find((table) => answers(table, question)) ?? null
  const isKnown = known !== null
  const before = useRef(employees)

  useEffect(() => {
    const isTyping = before.current !== employees
    before.current = employees
    if (isKnown || employees === null || period === null) return
    const ask = () => void loadPriceTable(store, { employees, period })
    const timer = setTimeout(ask, isTyping ? TYPING_PAUSE : 0)
    return () => clearTimeout(timer)
  }, [store, isKnown, employees, period])

  const shown = known ?? newest ?? served
  const isLoading = question !== null && (!isKnown || isAsked) && failure === null
  return {
    plans: shown.plans,
    period: shown.period,
    isFormer: !isKnown && !isLoading,
    isLoading,
    failure: isKnown ? null : failure,
    retry: () => question && void loadPriceTable(store, question),
  }
}

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
