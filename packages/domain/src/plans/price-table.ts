import { employeeBand } from '../catalogue/employee-band.ts'
import type { AdditionalProduct, Plan, PlanPeriod } from '../catalogue/product.ts'
import type { Centavos } from '../money/centavos.ts'
import { extraPrice, MONTHS, planPrice } from './plan-price.ts'

/** Something that a plan includes or offers, with what it costs in the period; 0 is free. */
export interface PricedExtra extends AdditionalProduct {
  readonly value: Centavos
}

/** One row of a plan's price table: a band of employees in one period. */
export interface TablePrice {
  /** The band's largest number of employees. */
  readonly upTo: number
  /** Per period, the plan alone: the monthly price, or twelve of them. */
  readonly value: Centavos
  /** What the annual period takes off `value`; 0 when monthly. */
  readonly discount: Centavos
}

/** An HR plan as the price table tells it for one number of employees and one period. */
export interface PricedPlan {
  readonly code: number
  readonly name: string
  readonly displayName: string
  readonly description: string
  readonly extras: readonly PricedExtra[]
  /** Null where the plan is not sold to that many employees. */
  readonly price: TablePrice | null
}

/** The price table: every plan for that many employees and that period, by code ascending. */
export function priceTable(plans: readonly Plan[], employees: number, period: PlanPeriod): PricedPlan[] {
  return plans
    .toSorted((one, other) => one.code - other.code)
    .map((plan) => ({
      code: plan.code,
      name: plan.name,
      displayName: plan.displayName,
      description: plan.description,
      extras: plan.extras.map((extra) => ({
        code: extra.code,
        name: extra.name,
        description: extra.description,
        required: extra.required,
        kind: extra.kind,
        value: (extraPrice(extra, employees) * MONTHS[period]) as Centavos,
      })),
      price: tablePrice(plan, employees, period),
    }))
}

function tablePrice(plan: Plan, employees: number, period: PlanPeriod): TablePrice | null {
  const cost = planPrice(plan, employees, period)
  const upTo = employeeBand(employees)
  return cost === null || upTo === null ? null : { upTo, value: cost.value, discount: cost.discount }
}
