/** One part of a sum. `tone` names a colour token; `text` is its value as shown, such as 'R$ 12,00'. */
export interface SumPart {
  readonly id: string
  readonly label: string
  readonly value: number
  readonly text: string
  readonly tone: string
  /** Its share is drawn but not told: another percentage is said of it elsewhere. */
  readonly isShareUntold?: boolean
  /** Its figures stand beside the bar already: its row is for screen readers alone. */
  readonly isTold?: boolean
}

/** A part with its share of the sum before anything is taken off, in whole percent, and in words. */
export interface SharedPart extends SumPart {
  readonly percent: number
  readonly percentText: string
}

/**
 * Shares in whole percent of what is added, which sum to 100 (0 where all parts are 0); they are rounded down and the
 * rest goes to the largest remainders, first come first. What is taken off, a negative value, is measured by the same
 * sum, and its share is told with a minus, unless it is not to be told.
 */
export function shareParts(parts: readonly SumPart[]): readonly SharedPart[] {
  const total = parts.reduce((sum, { value }) => sum + Math.max(value, 0), 0)
  const exact = parts.map(({ value }) => (total === 0 ? 0 : (100 * Math.abs(value)) / total))
  const floors = exact.map(Math.floor)
  const isAdded = (at: number) => (parts[at]?.value ?? 0) >= 0
  const missing =
    total === 0 ? 0 : 100 - floors.reduce((sum, percent, at) => sum + (isAdded(at) ? percent : 0), 0)
  const byRemainder = exact
    .map((share, at) => ({ at, remainder: share - Math.floor(share) }))
    .filter(({ at }) => isAdded(at))
    .sort((one, other) => other.remainder - one.remainder)
  const raised = new Set(byRemainder.slice(0, missing).map(({ at }) => at))
  return parts.map((part, at) => {
    const share = (floors[at] ?? 0) + (raised.has(at) ? 1 : 0)
    const percent = isAdded(at) ? share : Math.round(exact[at] ?? 0)
    const percentText = part.isShareUntold ? '' : `${isAdded(at) ? '' : '-'}${percent}%`
    return { ...part, percent, percentText }
  })
}
