import { QUANTITY_MAX } from './quantity-limits.ts'

/** A typed whole number, or null where there is none; signs, letters and fractions are none. */
export function parseQuantity(text: string): number | null {
  const digits = text.trim()
  return /^[0-9]{1,9}$/.test(digits) ? Number(digits) : null
}

/** What is wrong with a number that must be there and within bounds. */
export type RangeProblem = 'required' | 'belowMin' | 'aboveMax'

/** Problem of a quantity: missing, below 1, or above the most (cards 9999; HR 1000, essencial 10). */
export function quantityProblem(
  quantity: number | null,
  { max = QUANTITY_MAX.benefit }: { readonly max?: number } = {},
): RangeProblem | null {
  if (quantity === null) return 'required'
  if (quantity < 1) return 'belowMin'
  return quantity > max ? 'aboveMax' : null
}
