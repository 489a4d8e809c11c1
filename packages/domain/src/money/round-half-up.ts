import { type Centavos, centavos } from './centavos.ts'

/** A whole in the smallest part that a rate is told in: a ten-thousandth of a percent. */
const WHOLE = 1_000_000n

/**
 * A percentage of an amount, in hundredths of a percent with at most two places (450 = 4,5 %), rounded half-up to the
 * centavo. Halves of negative amounts go away from zero, so a discount is as large as the fee it mirrors. The amount is
 * a whole number, and so is the arithmetic.
 */
export function percentOf(amount: Centavos, basisPoints: number): Centavos {
  const exact = BigInt(Math.abs(amount)) * BigInt(Math.round(Math.abs(basisPoints) * 100))
  const rounded = Number((exact * 2n + WHOLE) / (WHOLE * 2n))
  // A negative zero plus 0 is 0.
  return centavos(Math.sign(amount) * Math.sign(basisPoints) * rounded + 0)
}
