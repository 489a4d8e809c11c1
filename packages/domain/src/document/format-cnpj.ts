import { applyPattern } from '../mask/apply-pattern.ts'

/**
 * A CNPJ as it is typed, whole or in part: 99.999.999/9999-99, 18 characters. The first twelve places take letters,
 * upper-cased, the last two only digits; everything else is dropped (spec 2 §5, decisions 3).
 */
export function formatCnpj(text: string): string {
  return applyPattern(text, 'XX.XXX.XXX/XXXX-99')
}
