import { applyPattern } from '../mask/apply-pattern.ts'

/** A postal code as it is typed, whole or in part: 99999-999, 9 characters. */
export function formatCep(text: string): string {
  return applyPattern(text, '99999-999')
}
