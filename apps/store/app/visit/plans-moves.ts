import type { PricedPlan } from '@benefits/domain/plans/price-table'
import type { StoreCode } from '../commands/command-result.ts'
import type { PlansSlice, TableQuestion } from './plans-slice.ts'
import type { VisitorState } from './visitor-state.ts'

type Plans = Pick<VisitorState, 'plans'>

/** Moves of the plans' slice: the pages that show plans load them, the others only know its first state. */

/** A price table is on its way. */
export function startPriceTable({ plans }: Plans, question: TableQuestion): Plans {
  return { plans: { ...plans, asked: question, failure: null } }
}

/** Takes the answer to the newest question; that to an older one changes nothing. */
export function applyPriceTable(
  { plans }: Plans,
  question: TableQuestion,
  answer: readonly PricedPlan[],
): Plans {
  if (plans.asked !== question) return { plans }
  return { plans: { ...plans, table: { ...question, plans: answer }, asked: null, failure: null } }
}

/** The newest question has no answer; what was known stays. */
export function failPriceTable({ plans }: Plans, question: TableQuestion, failure: StoreCode): Plans {
  return { plans: plans.asked === question ? { ...plans, asked: null, failure } : plans }
}

/** Sets the modules and extensions to those of a plan, or resets them to none. */
export function setExtras({ plans }: Plans, plan: Pick<PricedPlan, 'extras'> | null): Plans {
  return { plans: { ...plans, ...extrasOf(plan) } }
}

/** The modules and extensions of a plan; empty without one. */
export function extrasOf(
  plan: Pick<PricedPlan, 'extras'> | null,
): Pick<PlansSlice, 'modules' | 'extensions'> {
  const extras = plan?.extras ?? []
  const list = extras.filter(({ kind }) => kind === 'extension')
  const required = list.filter((extension) => extension.required).map(({ code }) => code)
  return {
    modules: extras.filter(({ kind }) => kind === 'module'),
    extensions: { list, required },
  }
}

/** Whether a table answers a question. */
export function answers(table: TableQuestion | null, question: TableQuestion | null): boolean {
  return (
    table !== null &&
    question !== null &&
    table.employees === question.employees &&
    table.period === question.period
  )
}
