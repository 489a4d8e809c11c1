import type { PricedPlan } from './price-table.ts'

/**
 * The plan that costs least for the employees and the period of its table; the lower one where two cost the same, null
 * where none has a price (docs/rules/plans.md: least-price).
 */
export function cheapestPlan(plans: readonly PricedPlan[]): PricedPlan | null {
  const paid = ({ price }: PricedPlan) =>
    price === null ? Number.POSITIVE_INFINITY : price.value - price.discount
  const [first] = plans
    .filter(({ price }) => price !== null)
    .toSorted((one, other) => paid(one) - paid(other))
  return first ?? null
}
