import { applyPattern } from '../text/apply-pattern.ts'
import { applyToPasted } from '../text/apply-to-pasted.ts'

const CNPJ = {
  pattern: 'XX.XXX.XXX/XXXX-99',
  written: /(?<![0-9A-Z])[0-9A-Z]{2}\.?[0-9A-Z]{3}\.?[0-9A-Z]{3}\/?[0-9A-Z]{4}-?[0-9]{2}(?![0-9A-Z])/gi,
  significant: /[0-9A-Z]/gi,
} as const

/**
 * A CNPJ as it is typed, whole or in part: 99.999.999/9999-99, 18 characters. The first twelve places take letters,
 * upper-cased, the last two only digits; everything else is dropped, with the 'CNPJ:' that a copied line begins with.
 * What was pasted is never cut (`applyToPasted`).
 */
export function formatCnpj(text: string, isPasted = false): string {
  const bare = text.replace(/^\s*CNPJ[^0-9A-Z]+(?=[0-9A-Z])/i, '')
  return isPasted ? applyToPasted(bare, CNPJ) : applyPattern(bare, CNPJ.pattern)
}
