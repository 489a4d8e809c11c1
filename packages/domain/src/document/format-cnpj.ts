import { applyPattern } from '../mask/apply-pattern.ts'

/**
 * A CNPJ as it is typed, whole or in part: 99.999.999/9999-99, 18 characters. The first twelve places take letters,
 * upper-cased, the last two only digits; everything else is dropped, with the 'CNPJ:' that a copied line begins with.
 */
export function formatCnpj(text: string): string {
  return applyPattern(text.replace(/^\s*CNPJ[^0-9A-Z]+(?=[0-9A-Z])/i, ''), 'XX.XXX.XXX/XXXX-99')
}
