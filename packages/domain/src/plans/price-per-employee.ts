import type { PlanPeriod } from '../catalogue/product.ts'
import type { Centavos } from '../money/centavos.ts'
import { MONTHS } from './plan-price.ts'

/**
 * What a plan comes to per employee and month: what is paid in the period over its months and the employees that are
 * there, be they fewer than the band holds; half-up to the centavo. `paid` is for the period, less its discount.
 */
export function pricePerEmployee(paid: Centavos, period: PlanPeriod, employees: number): Centavos {
  const shares = MONTHS[period] * employees
  return Math.floor((2 * paid + shares) / (2 * shares)) as Centavos
}
