/** One part of a sum. `tone` names a colour token; `text` is its value as shown, such as 'R$ 12,00'. */
export interface SumPart {
  readonly id: string
  readonly label: string
  readonly value: number
  readonly text: string
  readonly tone: string
}

/** A part with its share of the drawn bar in whole percent, and in words. */
export interface SharedPart extends SumPart {
  readonly percent: number
  readonly percentText: string
}

/**
 * Shares of the bar in whole percent that add up to 100 (0 where all parts are 0). What is taken off, a negative
 * value, is drawn by its size. Percents are rounded down and the rest goes to the largest remainders, first come first.
 */
export function shareParts(parts: readonly SumPart[]): readonly SharedPart[] {
  const total = parts.reduce((sum, { value }) => sum + Math.abs(value), 0)
  const exact = parts.map(({ value }) => (total === 0 ? 0 : (100 * Math.abs(value)) / total))
  const floors = exact.map(Math.floor)
  const missing = total === 0 ? 0 : 100 - floors.reduce((sum, percent) => sum + percent, 0)
  const byRemainder = exact
    .map((share, at) => ({ at, remainder: share - Math.floor(share) }))
    .sort((one, other) => other.remainder - one.remainder)
  const raised = new Set(byRemainder.slice(0, missing).map(({ at }) => at))
  return parts.map((part, at) => {
    const percent = (floors[at] ?? 0) + (raised.has(at) ? 1 : 0)
    return { ...part, percent, percentText: `${percent}%` }
  })
}
