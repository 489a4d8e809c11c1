import type { Plan, PlanPeriod } from '@benefits/domain/catalogue/product'
import type { Centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { formatPercent } from '@benefits/domain/money/format-percent'
import { annualDiscounts } from '@benefits/domain/plans/annual-discounts'
import { MONTHS, periodDiscount } from '@benefits/domain/plans/plan-price'
import { pricePerEmployee } from '@benefits/domain/plans/price-per-employee'
import type { PricedPlan, TablePrice } from '@benefits/domain/plans/price-table'
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

/** What a month comes to where a year of it is paid at once; null where that takes nothing off. */
export function monthOfYear(plan: Discounted, { value }: TablePrice): Centavos | null {
  const year = (value * MONTHS.annual) as Centavos
  const discount = periodDiscount(plan, year, 'annual')
  return discount === 0 ? null : pricePerEmployee((year - discount) as Centavos, 'annual', 1)
}

/** What the cheapest choice of several plans comes to less in a year; null where none has a price. */
export function leastSaving(
  sold: readonly (Discounted & Pick<Plan, 'code'>)[],
  priced: readonly Pick<PricedPlan, 'code' | 'price'>[],
  period: PlanPeriod,
): Centavos | null {
  const savings = priced.flatMap(({ code, price }) => {
    const plan = sold.find((one) => one.code === code)
    return plan && price ? [yearlySaving(plan, price, period)] : []
  })
  return savings.length === 0 ? null : (Math.min(...savings) as Centavos)
}

/**
 * What paying annually saves, `isLeast` where it is the least of several plans: the rate where it is not known or only
 * awaited, undefined where it saves nothing.
 */
export function savingNote(
  plans: readonly Discounted[],
  saving: Centavos | null,
  isLeast = false,
): string | undefined {
  const highest = annualDiscounts(plans).at(-1)
  if (highest === undefined) return undefined
  if (saving === null || saving <= 0) return plansCopy.savingByYear(formatPercent(highest))
  return (isLeast ? plansCopy.savingFrom : plansCopy.savingByYear)(formatBrl(saving))
}
