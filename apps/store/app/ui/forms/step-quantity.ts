/** What a number field may hold. `steps`, in rising order, are the values that its buttons move along. */
export interface QuantityLimits {
  readonly min: number
  readonly max: number
  readonly steps?: readonly number[] | undefined
}

/** Largest value of a number field that is told none. */
export const DEFAULT_MAX = 9999

/** The minus button is disabled when the field is empty, at 0 or at the minimum. */
export function canDecrease(value: number | null, { min }: QuantityLimits): boolean {
  return value !== null && value > 0 && value > min
}

/** The plus button is disabled at the maximum. */
export function canIncrease(value: number | null, { max }: QuantityLimits): boolean {
  return (value ?? 0) < max
}

/** The value one press away: by one, or the next of `steps`; never outside the limits. */
export function stepQuantity(value: number | null, direction: 'up' | 'down', limits: QuantityLimits): number {
  const { min, max, steps } = limits
  const from = value ?? 0
  const next =
    direction === 'up'
      ? ((steps ? steps.find((step) => step > from) : undefined) ?? from + 1)
      : ((steps ? steps.findLast((step) => step < from) : undefined) ?? from - 1)
  return Math.min(max, Math.max(min, next))
}
