import { cnpjCheckDigits } from './cnpj-check-digits.ts'
import type { Cnpj } from './types.ts'

/**
 * The 14 bare upper-case characters of a valid CNPJ, numeric or alphanumeric, or null. Mask, blanks and lower case
 * are accepted; a wrong length, wrong check digits and one digit repeated 14 times are not.
 */
export function parseCnpj(text: string): Cnpj | null {
  const bare = text.replace(/[\s./-]/g, '')
  if (!/^[0-9A-Za-z]{12}[0-9]{2}$/.test(bare) || /^([0-9])\1+$/.test(bare)) return null
  const cnpj = bare.toUpperCase()
  return cnpj.endsWith(cnpjCheckDigits(cnpj.slice(0, 12))) ? (cnpj as Cnpj) : null
}
