import type { PricedPlan } from '@benefits/domain/pricing/price-table'
import type { StoreCode } from '../commands/command-result.ts'
import type { PlansSlice, TableQuestion } from './plans-slice.ts'

/** Moves of the plans' slice: the pages that show plans load them, the others only know its first state. */

/** The slice while a price table is on its way. */
export function askTable(slice: PlansSlice, question: TableQuestion): PlansSlice {
  return { ...slice, asked: question, failure: null }
}

/** Takes the answer to the newest question; that to an older one changes nothing. */
export function takeTable(
  slice: PlansSlice,
  question: TableQuestion,
  plans: readonly PricedPlan[],
): PlansSlice {
  if (slice.asked !== question) return slice
  return { ...slice, table: { ...question, plans }, asked: null, failure: null }
}

/** The newest question has no answer; what was known stays. */
export function failTable(slice: PlansSlice, question: TableQuestion, failure: StoreCode): PlansSlice {
  return slice.asked === question ? { ...slice, asked: null, failure } : slice
}

/** Sets the modules and extensions to those of a plan, or resets them to none. */
export function setExtras(slice: PlansSlice, plan: Pick<PricedPlan, 'extras'> | null): PlansSlice {
  const extras = plan?.extras ?? []
  const list = extras.filter(({ kind }) => kind === 'extension')
  const required = list.filter((extension) => extension.required).map(({ code }) => code)
  return {
    ...slice,
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
