import { type Centavos, centavos } from './centavos.ts'

const WHOLE = 10_000

/**
 * A percentage of an amount, in hundredths of a percent (450 = 4,5 %), rounded half-up to the centavo (decisions 6).
 * Halves of negative amounts go away from zero, so a discount is as large as the fee it mirrors. Whole-number
 * arithmetic throughout; both arguments are whole numbers.
 */
export function percentOf(amount: Centavos, basisPoints: number): Centavos {
  const product = amount * basisPoints
  if (!Number.isSafeInteger(product)) return percentOfLarge(amount, basisPoints)
  const rest = Math.abs(product) % WHOLE
  const floor = (Math.abs(product) - rest) / WHOLE
  const rounded = rest * 2 >= WHOLE ? floor + 1 : floor
  return centavos(product < 0 ? 0 - rounded : rounded)
}

function percentOfLarge(amount: Centavos, basisPoints: number): Centavos {
  const product = BigInt(amount) * BigInt(basisPoints)
  const half = BigInt(WHOLE / 2) * (product < 0n ? -1n : 1n)
  return centavos(Number((product + half) / BigInt(WHOLE)))
}
