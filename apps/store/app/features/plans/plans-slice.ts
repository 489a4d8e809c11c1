import type { PlanPeriod } from '@benefits/domain/catalogue/product'
import type { PricedExtra, PricedPlan } from '@benefits/domain/pricing/price-table'
import type { StoreCode } from '../../commands/command-result.ts'

/** What a price table was asked for. */
export interface TableQuestion {
  readonly employees: number
  readonly period: PlanPeriod
}

/** A price table and what it is the answer to. */
export interface PriceTable extends TableQuestion {
  readonly plans: readonly PricedPlan[]
}

/** The HR plans' prices and what the selected plan is made of. */
export interface PlansSlice {
  /** The newest price table; null before the first. */
  readonly table: PriceTable | null
  /** The question that is under way: the price table's own loading flag. */
  readonly asked: TableQuestion | null
  /** Why the last question has no answer. */
  readonly failure: StoreCode | null
  /** Modules of the selected plan; empty without one. */
  readonly modules: readonly PricedExtra[]
  /** Extensions of the selected plan, and which of them it requires. */
  readonly extensions: { readonly list: readonly PricedExtra[]; readonly required: readonly number[] }
}

export const noPlans: PlansSlice = {
  table: null,
  asked: null,
  failure: null,
  modules: [],
  extensions: { list: [], required: [] },
}

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
