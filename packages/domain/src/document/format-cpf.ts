import { applyPattern } from '../mask/apply-pattern.ts'

/** A CPF as it is typed, whole or in part: 999.999.999-99. */
export function formatCpf(text: string): string {
  return applyPattern(text, '999.999.999-99')
}
