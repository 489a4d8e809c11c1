import type { PriceRow } from '@benefits/domain/pricing/price-rows'

/** The rows of a price as they are drawn: those before the line that folds the waived fees, these, and those after. */
export interface FoldedFees {
  readonly before: readonly PriceRow[]
  readonly waived: readonly PriceRow[]
  readonly after: readonly PriceRow[]
  /** Another fee is charged, in a row of its own. */
  readonly isPart: boolean
}

/**
 * Takes waived fees together where there are several: a single one is as short as its fold. What costs something, and
 * what is a gift and no fee, keeps its row (docs/rules/pricing.md: folded-fees).
 */
export function foldFees(rows: readonly PriceRow[]): FoldedFees {
  const isWaived = ({ kind, value }: PriceRow) => kind === 'fee' && value === 0
  const waived = rows.filter(isWaived)
  if (waived.length < 2) return { before: rows, waived: [], after: [], isPart: false }
  const first = rows.findIndex(isWaived)
  return {
    before: rows.slice(0, first),
    waived,
    after: rows.slice(first).filter((row) => !isWaived(row)),
    isPart: rows.some(({ kind, value }) => kind === 'fee' && value !== 0),
  }
}
