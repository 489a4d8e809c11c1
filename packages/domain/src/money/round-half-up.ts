import { type Centavos, centavos } from './centavos.ts'

const WHOLE = 10_000n

/**
 * A percentage of an amount, in hundredths of a percent (450 = 4,5 %), rounded half-up to the centavo. Halves of
 * negative amounts go away from zero, so a discount is as large as the fee it mirrors. Whole-number arithmetic
 * throughout; both arguments are whole numbers.
 */
export function percentOf(amount: Centavos, basisPoints: number): Centavos {
  const exact = BigInt(Math.abs(amount)) * BigInt(Math.abs(basisPoints))
  const rounded = Number((exact * 2n + WHOLE) / (WHOLE * 2n))
  // A negative zero plus 0 is 0.
  return centavos(Math.sign(amount) * Math.sign(basisPoints) * rounded + 0)
}
