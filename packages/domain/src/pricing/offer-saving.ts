import type { Plan, PlanPeriod } from '../catalogue/product.ts'
import type { Centavos } from '../money/centavos.ts'
import { periodDiscount } from '../plans/plan-price.ts'
import type { PricedLine, Pricing } from './pricing.ts'

/**
 * What a cart costs less than it would without its offer, in centavos, never negative: a plan that is paid by the year
 * has a discount of its own, which the offer's takes the place of (docs/rules/offers.md: saving).
 */
export function offerSaving(
  { lines }: Pick<Pricing, 'lines'>,
  planPeriod: PlanPeriod,
  plans: readonly Pick<Plan, 'code' | 'annualDiscount'>[],
): Centavos {
  const saved = lines.reduce((sum, line) => {
    const taken = savedByOffer(line)
    const plan = plans.find(({ code }) => code === line.productCode)
    const isReplaced = taken > 0 && plan !== undefined
    return sum + (isReplaced ? taken - periodDiscount(plan, line.productValue, planPeriod) : taken)
  }, 0)
  return Math.max(0, saved) as Centavos
}

function savedByOffer({ entries }: PricedLine): number {
  const offered = entries.filter(({ kind }) => kind === 'offer')
  return -offered.reduce((sum, { value }) => sum + Math.min(0, value), 0)
}
