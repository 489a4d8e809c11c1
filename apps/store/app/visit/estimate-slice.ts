import type { Centavos } from '@benefits/domain/money/centavos'

/** What the initial page's price was asked for; carts begin with it (docs/rules/cart.md: estimate). */
export interface EstimateSlice {
  /** Cards, one for each employee; null before a number is typed. */
  readonly employees: number | null
  /** Centavos per card and month; null before a value is typed. */
  readonly value: Centavos | null
}

export const noEstimate: EstimateSlice = { employees: null, value: null }

/** What is typed into the initial page's price. */
export function changeEstimate(
  { estimate }: { readonly estimate: EstimateSlice },
  change: Partial<EstimateSlice>,
): { readonly estimate: EstimateSlice } {
  return { estimate: { ...estimate, ...change } }
}
