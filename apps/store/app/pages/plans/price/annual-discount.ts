import type { Plan, PlanPeriod } from '@benefits/domain/catalogue/product'
import type { Centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { formatPercent } from '@benefits/domain/money/format-percent'
import { annualDiscounts } from '@benefits/domain/pricing/plans/annual-discounts'
import { MONTHS, periodDiscount } from '@benefits/domain/pricing/plans/plan-price'
import type { TablePrice } from '@benefits/domain/pricing/price-table'
import { plansCopy } from '../copy.ts'

type Discounted = Pick<Plan, 'annualDiscount'>

/** 'Pagamento anual (20%)'; several rates are 'até' the highest, none is not spoken of. */
export function annualLabel(plans: readonly Discounted[]): string {
  const rates = annualDiscounts(plans)
  const highest = rates.at(-1)
  if (highest === undefined) return plansCopy.annual
  const rate = formatPercent(highest)
  return rates.length > 1 ? plansCopy.annualUpTo(rate) : plansCopy.annualLess(rate)
}

/** What a plan's price comes to less in a year that is paid at once, positive, whichever way the price is paid. */
export function yearlySaving(
  plan: Discounted,
  { value, discount }: TablePrice,
  period: PlanPeriod,
): Centavos {
  return period === 'annual' ? discount : periodDiscount(plan, (value * MONTHS.annual) as Centavos, 'annual')
}

/** What paying annually saves: an amount, or the rate before there is one; undefined where it saves nothing. */
export function savingNote(plans: readonly Discounted[], amount: Centavos | null): string | undefined {
  const rates = annualDiscounts(plans)
  const highest = rates.at(-1)
  if (highest === undefined) return undefined
  if (amount !== null && amount > 0) return plansCopy.savingByYear(formatBrl(amount))
  const rate = plansCopy.savingByYear(formatPercent(highest))
  return rates.length > 1 ? plansCopy.upTo(rate) : rate
}
