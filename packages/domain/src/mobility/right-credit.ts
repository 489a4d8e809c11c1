import type { Centavos } from '../money/centavos.ts'
import { percentOf } from '../money/round-half-up.ts'

/** Crédito Certo in percent: the service fee on what is saved, and the most that is promised to be saved. */
export const RIGHT_CREDIT = { feePercent: 20, mostSavedPercent: 40 } as const

/**
 * What may be left of a month's credit, in percent of it, for the buyer to choose from. The last one comes to all that
 * is promised.
 */
export const LEFTOVERS = [10, 20, 30, 50] as const

/** What is left of a month where nobody said otherwise: that of the example. */
export const USUAL_LEFTOVER = 20

/** What the company keeps of its credit where `left` percent of it are left, in percent: 16 of 20. */
export function keptPercent(left: number): number {
  return (left * (100 - RIGHT_CREDIT.feePercent)) / 100
}

/** Two months of one worker's transport under Crédito Certo; all amounts in centavos. */
export interface RightCredit {
  readonly credited: Centavos
  readonly used: Centavos
  /** What the first month left on the card. */
  readonly left: Centavos
  /** Credited in the second month, so that the card holds the first month's amount again. */
  readonly nextCredit: Centavos
  readonly saved: Centavos
  readonly fee: Centavos
  /** What the company keeps of the saving once the service fee is paid. */
  readonly kept: Centavos
}

/**
 * The unused balance is deducted from next month's credit; a fifth of the saving is the service fee
 * (docs/rules/mobility.md).
 */
export function rightCredit(credited: Centavos, used: Centavos): RightCredit {
  const left = Math.max(credited - used, 0) as Centavos
  const fee = percentOf(left, RIGHT_CREDIT.feePercent * 100)
  return {
    credited,
    used,
    left,
    nextCredit: (credited - left) as Centavos,
    saved: left,
    fee,
    kept: (left - fee) as Centavos,
  }
}
