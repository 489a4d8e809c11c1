import type { PlanPeriod } from '@benefits/domain/catalogue/product'
import type { Centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { periodDiscount } from '@benefits/domain/pricing/plans/plan-price'
import { plansCopy } from '../copy.ts'

/** What is paid for an extension, as the plans' prices are told: `value` is before the annual discount, null is free. */
export function extensionPrice(value: Centavos | null, period: PlanPeriod): string {
  if (value === null) return plansCopy.free
  const paid = (value - periodDiscount(value, period)) as Centavos
  return `${formatBrl(paid)} ${plansCopy.priceOf[period]}`
}
