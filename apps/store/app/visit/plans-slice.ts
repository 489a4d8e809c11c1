import type { PlanPeriod } from '@benefits/domain/catalogue/product'
import type { PricedExtra, PricedPlan } from '@benefits/domain/plans/price-table'
import type { StoreCode } from '../commands/command-result.ts'

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
