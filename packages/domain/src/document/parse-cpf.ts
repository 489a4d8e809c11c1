import type { Cpf } from './types.ts'

/**
 * The 11 digits of a valid CPF, or null. Mask and blanks are accepted; a wrong length, wrong check digits and one
 * digit repeated 11 times are not.
 */
export function parseCpf(text: string): Cpf | null {
  const digits = text.replace(/[\s.-]/g, '')
  if (!/^[0-9]{11}$/.test(digits) || /^(.)\1+$/.test(digits)) return null
  const base = digits.slice(0, 9)
  const first = checkDigit(base)
  return digits === `${base}${first}${checkDigit(`${base}${first}`)}` ? (digits as Cpf) : null
}

/** Weights fall to 2 at the last digit: from 10 for the first check digit, from 11 for the second. */
function checkDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (digits.length + 1 - at), 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}
