import type { Uf } from '../../document/types.ts'

/** Commercial condition ids, as the wire carries them; delivery has none. */
export const CONDITION = {
  issuance: 1,
  credit: 3,
  serviceCharge: 4,
  transportManagement: 18,
  marketplace: 33,
  discount: 36,
} as const

export type FeeCode = 'issuance' | 'credit' | 'serviceCharge' | 'transportManagement' | 'delivery'

/**
 * One fee of an issuer, as data. `unit` says what it multiplies: each physical card, the request as a whole, or a
 * percent of the line's credit. `rate` is centavos for `card` and `request`, and hundredths of a percent for
 * `percent` (450 = 4,5 %). A waived fee is still shown, with value 0 and 'Gratuito' (docs/rules/pricing.md).
 */
export interface FeeRule {
  readonly fee: FeeCode
  /** Modality codes it applies to. */
  readonly groupCodes: readonly number[]
  /** Channels it applies to; null = all. */
  readonly channels: readonly string[] | null
  /**
   * States of the delivery for which this row is; null = wherever no other row of the same fee is for. Where the state
   * is not known yet, the row of null counts.
   */
  readonly states: readonly Uf[] | null
  readonly unit: 'card' | 'request' | 'percent'
  readonly rate: number
  readonly waived: boolean
  /** A waived fee that the next order pays; else what is waived stays so. */
  readonly isWaivedOnce?: boolean | undefined
  readonly name: string
  readonly description: string
}
