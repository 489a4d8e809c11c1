import type { PlanPeriod } from '../../catalogue/product.ts'
import type { Centavos } from '../../money/centavos.ts'
import type { PricedExtra, PricedPlan } from '../../plans/price-table.ts'
import type { CartLine, LineAdditional } from '../cart-line.ts'

/** What a company wants of a plan, and the modality that sells it. */
export interface PlanChoice {
  readonly groupCode: number
  readonly employees: number
  readonly period: PlanPeriod
}

/** Something that a plan offers as it stands in the cart; `value` is for the period. */
export function planAdditional(extra: PricedExtra, planPeriod: PlanPeriod): LineAdditional {
  const { code, name, description, value, kind, required } = extra
  return { code, name, description, value, kind, required, quantity: 1, planPeriod }
}

/**
 * The cart line of an HR plan: what it requires is on it from the start. Of the extensions chosen for another plan
 * those stay that this one offers too. The price is the server's, so that the line carries none.
 */
export function planLine(
  plan: PricedPlan,
  { groupCode, employees, period }: PlanChoice,
  former: Pick<CartLine, 'additionalProducts'> | null,
): CartLine {
  const chosen = new Set(
    former?.additionalProducts.filter(({ required }) => !required).map(({ code }) => code),
  )
  return {
    productCode: plan.code,
    name: plan.displayName,
    quantity: employees,
    monthlyValue: 0 as Centavos,
    groupCode,
    lineType: 'hcm',
    isAddOn: false,
    planPeriod: period,
    additionalProducts: plan.extras
      .filter(({ required, code }) => required || chosen.has(code))
      .map((extra) => planAdditional(extra, period)),
  }
}
