import type { Plan } from '../catalogue/product.ts'

/**
 * The rates that plans take off a year, each once, smallest first; 0 is none and left out. In hundredths of a percent.
 */
export function annualDiscounts(plans: readonly Pick<Plan, 'annualDiscount'>[]): readonly number[] {
  const rates = new Set(plans.map(({ annualDiscount }) => annualDiscount))
  return [...rates].filter((rate) => rate > 0).toSorted((one, other) => one - other)
}
