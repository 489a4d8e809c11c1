import type { Plan, PlanExtra, PlanPeriod } from '../catalogue/product.ts'
import type { Centavos } from '../money/centavos.ts'
import { percentOf } from '../money/round-half-up.ts'

/** What was added to an HR plan and what of its price that is; 0 is free. */
export interface PricedExtension {
  readonly code: number
  readonly name: string
  readonly monthlyValue: Centavos
  /** Per period before the discount. */
  readonly value: Centavos
}

/** An HR plan's price in one period; `discount` is positive and 0 when monthly. */
export interface PlanCost {
  /** Per month, extensions inside. */
  readonly monthly: Centavos
  /** Per period before the discount: the monthly price, or twelve of them. */
  readonly value: Centavos
  readonly discount: Centavos
  /** Each chosen extension, and each module that costs anything; inside the amounts above. */
  readonly extensions: readonly PricedExtension[]
}

/** Months that one payment covers. */
export const MONTHS = { monthly: 1, annual: 12 } as const satisfies Record<PlanPeriod, number>

/** Price of an extra per month for that many employees: per head, or one price for the company. */
export function extraPrice(extra: PlanExtra, employees: number): Centavos {
  return (extra.perEmployee ? extra.price * employees : extra.price) as Centavos
}

/** What paying a plan annually takes off an amount of the period, positive; 0 when monthly. */
export function periodDiscount(
  { annualDiscount }: Pick<Plan, 'annualDiscount'>,
  value: Centavos,
  period: PlanPeriod,
): Centavos {
  return period === 'annual' ? percentOf(value, annualDiscount) : (0 as Centavos)
}

/**
 * What an HR plan with these extras costs: the row of the smallest band that holds the employees, plus each extra.
 * Null where the plan has no price for that many employees. Extra codes that the plan does not know are the caller's
 * to refuse.
 */
export function planPrice(
  plan: Plan,
  employees: number,
  period: PlanPeriod,
  extraCodes: readonly number[] = [],
): PlanCost | null {
  if (employees < 1 || employees > plan.maxEmployees) return null
  const [row] = plan.prices
    .filter(({ upTo }) => employees <= upTo)
    .toSorted((one, other) => one.upTo - other.upTo)
  if (row === undefined) return null
  let monthly: number = row.monthly
  const extensions: PricedExtension[] = []
  for (const extra of plan.extras) {
    if (!extra.required && !extraCodes.includes(extra.code)) continue
    const monthlyValue = extraPrice(extra, employees)
    monthly += monthlyValue
    if (extra.required && monthlyValue === 0) continue
    const { code, name } = extra
    extensions.push({ code, name, monthlyValue, value: (monthlyValue * MONTHS[period]) as Centavos })
  }
  const value = (monthly * MONTHS[period]) as Centavos
  return { monthly: monthly as Centavos, value, discount: periodDiscount(plan, value, period), extensions }
}
