import type { Plan } from '@benefits/domain/catalogue/product'
import { formatPercent } from '@benefits/domain/money/format-percent'
import { annualDiscounts } from '@benefits/domain/pricing/plans/annual-discounts'
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

/** What a year would save on a plan that is paid by the month; false where it saves nothing. */
export function annualInvite(plan: Discounted | undefined): string | false {
  const [rate] = annualDiscounts(plan ? [plan] : [])
  return rate !== undefined && plansCopy.savingByYear(formatPercent(rate))
}
