/** One line of the results. */
export interface Row {
  readonly what: string
  readonly toReach: string
  readonly measured: string
  readonly isReached: boolean
  /** Why it stays where it is not reached, in one sentence. */
  readonly why?: string
}

/** The middle of some measurements, NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const [upper = Number.NaN, lower = upper] = [sorted[middle], sorted[middle - 1]]
  return sorted.length % 2 === 1 ? upper : (upper + lower) / 2
}
