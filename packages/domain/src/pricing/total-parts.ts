import type { OrderLine } from '../cart/cart-line.ts'
import type { PlanPeriod } from '../catalogue/product.ts'
import type { Centavos } from '../money/centavos.ts'
import type { PricedLine, Pricing } from './pricing.ts'

/** How often a part of a total is paid: with this order alone, or again each month or year of an HR plan. */
export type PaidEvery = 'order' | PlanPeriod

export interface TotalPart {
  readonly every: PaidEvery
  readonly value: Centavos
}

/** A priced HR plan with its period. */
export interface PlanShare extends Pick<PricedLine, 'productValue' | 'entries'> {
  readonly planPeriod: PlanPeriod
}

const ORDER = ['order', 'monthly', 'annual'] as const satisfies readonly PaidEvery[]

/**
 * The parts of a total by how often they are paid, without those of nothing; they sum to it. A plan's part is its value
 * less its discounts; credit, add-ons and every fee are paid with the order.
 */
export function totalParts(total: Centavos, plans: readonly PlanShare[]): readonly TotalPart[] {
  const parts: Record<PaidEvery, number> = { order: total, monthly: 0, annual: 0 }
  for (const { planPeriod, productValue, entries } of plans) {
    const taken = entries.filter(({ kind }) => kind !== 'fee').reduce((sum, { value }) => sum + value, 0)
    parts[planPeriod] += productValue + taken
    parts.order -= productValue + taken
  }
  return ORDER.filter((every) => parts[every] !== 0).map((every) => ({
    every,
    value: parts[every] as Centavos,
  }))
}

/** The plans of a price with the periods that were ordered. */
export function pricedPlans(
  { lines }: Pick<Pricing, 'lines'>,
  ordered: readonly Pick<OrderLine, 'productCode' | 'planPeriod'>[],
): readonly PlanShare[] {
  return lines
    .filter(({ lineType }) => lineType === 'hcm')
    .map(({ productCode, productValue, entries }) => ({
      planPeriod: ordered.find((line) => line.productCode === productCode)?.planPeriod ?? 'monthly',
      productValue,
      entries,
    }))
}
