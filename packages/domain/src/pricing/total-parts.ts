import type { Centavos } from '../money/centavos.ts'
import type { PaidEvery, PriceRow } from './price-rows.ts'

export interface TotalPart {
  readonly every: PaidEvery
  readonly value: Centavos
}

const ORDER = ['order', 'monthly', 'annual'] as const satisfies readonly PaidEvery[]

/**
 * The parts of a total by how often they are paid, without those of nothing; they sum to it. A plan's part is its value
 * less its discounts; credit, add-ons and every fee are paid with the order.
 */
export function totalParts(rows: readonly Pick<PriceRow, 'every' | 'value'>[]): readonly TotalPart[] {
  return ORDER.map((every) => ({
    every,
    value: rows.reduce((sum, row) => (row.every === every ? sum + row.value : sum), 0) as Centavos,
  })).filter(({ value }) => value !== 0)
}
