import { cnpjCheckDigits } from './cnpj-check-digits.ts'
import type { Cnpj } from './types.ts'

/** Nobody is given one of these, though their check digits are right. */
const REPEATED = /^(?:([0-9])\1{13}|([A-Z])\2{11})/

/**
 * The 14 bare upper-case characters of a valid CNPJ, numeric or alphanumeric, or null. Mask, blanks and lower case
 * are accepted; a wrong length, wrong check digits, one digit repeated 14 times and one letter repeated in all of the
 * twelve places that take letters are not.
 */
export function parseCnpj(text: string): Cnpj | null {
  const bare = text.replace(/[\s./-]/g, '')
  const cnpj = bare.toUpperCase()
  if (!/^[0-9A-Z]{12}[0-9]{2}$/.test(cnpj) || REPEATED.test(cnpj)) return null
  return cnpj.endsWith(cnpjCheckDigits(cnpj.slice(0, 12))) ? (cnpj as Cnpj) : null
}
