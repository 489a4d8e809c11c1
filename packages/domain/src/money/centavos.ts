/** An amount of money as a whole number of centavos of the real (R$ 1,00 = 100). Never a float. */
export type Centavos = number & { readonly __unit: 'centavos' }

/** Marks a whole number as centavos. Throws on a fraction: that is a bug, not bad input. */
export function centavos(amount: number): Centavos {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole number of centavos: ${amount}`)
  return amount as Centavos
}
