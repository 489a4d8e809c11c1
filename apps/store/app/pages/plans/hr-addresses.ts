import { parseQuantity } from '@benefits/domain/cart/lines/parse-quantity'
import type { PlanPeriod } from '@benefits/domain/catalogue/product'

/** Address of the HR cart. */
export const HR_CART = '/carrinho/pontomais'

/** Address of the comparison of the HR plans. */
export const HR_PLANS_PAGE = '/planos/hcm'

/** Query parameters of the HR pages: the plan period and the number of employees. */
export const PLAN_PARAMETERS = ['tipoPlano', 'qtdVidas'] as const

/** What a link asks of the HR pages; null for what it does not say, or says wrongly. */
export interface LinkedPlan {
  readonly period: PlanPeriod | null
  readonly employees: number | null
}

const PERIODS: ReadonlyMap<string, PlanPeriod> = new Map([
  ['mensal', 'monthly'],
  ['anual', 'annual'],
])

/** Largest number of the employees' field, which takes four digits. */
const LARGEST = 9999

/** Reads the period, in any case, and the employees of a query string. */
export function readAskedPlan(search: string): LinkedPlan {
  const query = new URLSearchParams(search)
  const employees = parseQuantity(query.get('qtdVidas') ?? '')
  return {
    period: PERIODS.get((query.get('tipoPlano') ?? '').toLowerCase()) ?? null,
    employees: employees !== null && employees > 0 && employees <= LARGEST ? employees : null,
  }
}
