import { onlyNumber } from './only-number.ts'

/** Dots group thousands in Brazil; cents of a copied cell count as none where they are zeros. */
const GROUPED = /^[0-9]{1,3}(?:\.[0-9]{3})+(?:,0{1,2})?$/
const PLAIN = /^[0-9]+(?:[.,]0{1,2})?$/

/**
 * The whole number of a text that was pasted as a whole: '1.000' and '1.000,00' are one thousand, '12,00' is twelve.
 * Null for a fraction, for '1,000', which may be one or one thousand, and where no single number stands.
 */
export function readQuantity(pasted: string): number | null {
  const number = onlyNumber(pasted)
  if (number === null || !(GROUPED.test(number) || PLAIN.test(number))) return null
  const quantity = Number(number.replace(/[.,]0{1,2}$/, '').replaceAll('.', ''))
  return Number.isSafeInteger(quantity) ? quantity : null
}
