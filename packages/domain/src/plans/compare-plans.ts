import type { Centavos } from '../money/centavos.ts'
import { extensionValue } from './extension-value.ts'
import type { PricedPlan } from './price-table.ts'

/**
 * How a plan stands to something that one of the plans has: `included` in it and in the plan before it, `added` by it
 * to what the plan before it includes, `sold` apart, or `absent`.
 */
export type ComparedState = 'included' | 'added' | 'sold' | 'absent'

/** One cell of the comparison. */
export interface ComparedExtra {
  readonly code: number
  readonly name: string
  readonly state: ComparedState
  /** What it costs apart, in the table's period before the annual discount; null is free. */
  readonly value: Centavos | null
}

/** One column of the comparison; every column has the same rows. */
export interface ComparedPlan {
  readonly plan: PricedPlan
  /** The plan before it; null for the first. */
  readonly before: PricedPlan | null
  readonly rows: readonly ComparedExtra[]
}

/**
 * Plans side by side, in their order: the rows are what the first plan includes, what each further one adds, and then
 * what is only ever sold apart. The first plan adds nothing: there is none before it.
 */
export function comparePlans(plans: readonly PricedPlan[]): ComparedPlan[] {
  const names = new Map<number, string>()
  for (const isRequired of [true, false]) {
    for (const { extras } of plans) {
      for (const { code, name, required } of extras)
        if (required === isRequired) names.set(code, names.get(code) ?? name)
    }
  }
  return plans.map((plan, place) => {
    const before = plans[place - 1] ?? null
    return { plan, before, rows: [...names].map(([code, name]) => compareExtra(code, name, plan, before)) }
  })
}

function compareExtra(
  code: number,
  name: string,
  plan: PricedPlan,
  before: PricedPlan | null,
): ComparedExtra {
  const extra = plan.extras.find((one) => one.code === code)
  if (!extra) return { code, name, state: 'absent', value: null }
  if (!extra.required) return { code, name, state: 'sold', value: extensionValue(extra, plan) }
  const wasIncluded = before === null || before.extras.some((one) => one.code === code && one.required)
  return { code, name, state: wasIncluded ? 'included' : 'added', value: null }
}
