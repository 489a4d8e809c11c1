import type { PlanPeriod } from '../catalogue/product.ts'
import type { Centavos } from '../money/centavos.ts'
import { percentOf } from '../money/round-half-up.ts'
import { ANNUAL_DISCOUNT } from '../pricing/plans/plan-price.ts'
import type { PricedLine, Pricing } from '../pricing/pricing.ts'

/**
 * What a cart costs less than it would without its offer, in centavos, never negative: a plan that is paid by the year has a
 * discount of its own, which the offer's takes the place of (docs/rules/offers.md: saving).
 */
export function offerSaving({ lines }: Pick<Pricing, 'lines'>, planPeriod: PlanPeriod): Centavos {
  const saved = lines.reduce((sum, line) => sum + lineSaving(line, planPeriod), 0)
  return Math.max(0, saved) as Centavos
}

function lineSaving({ entries, lineType, productValue }: PricedLine, planPeriod: PlanPeriod): number {
  const offered = entries.filter(({ kind }) => kind === 'offer')
  const taken = -offered.reduce((sum, { value }) => sum + Math.min(0, value), 0)
  const isReplaced = taken > 0 && lineType === 'hcm' && planPeriod === 'annual'
  return isReplaced ? taken - percentOf(productValue, ANNUAL_DISCOUNT) : taken
}
