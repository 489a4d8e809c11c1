import { type Centavos, centavos } from './centavos.ts'

/** The centavos of decimal reais as the wire carries them, or null with more than two places or too large. */
export function fromDecimal(reais: number): Centavos | null {
  const rounded = Math.round(reais * 100)
  // Dividing gives the double nearest to the two-place decimal: the very one that reading such a decimal gives.
  return Number.isSafeInteger(rounded) && rounded / 100 === reais ? centavos(rounded + 0) : null
}

/** Decimal reais of an amount, with at most two places, for the wire. */
export function toDecimal(amount: Centavos): number {
  return amount / 100
}
