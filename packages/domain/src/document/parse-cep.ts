import type { Cep } from './types.ts'

/**
 * The 8 digits of a postal code, mask and blanks accepted, or null. Only its shape is judged: whether the code exists
 * is the postal service's answer.
 */
export function parseCep(text: string): Cep | null {
  const digits = text.replace(/[\s.-]/g, '')
  return /^[0-9]{8}$/.test(digits) ? (digits as Cep) : null
}
