import { applyPattern } from '../text/apply-pattern.ts'
import { applyToPasted } from '../text/apply-to-pasted.ts'

const CEP = {
  pattern: '99999-999',
  written: /(?<![0-9])[0-9]{2}\.?[0-9]{3}-?[0-9]{3}(?![0-9])/g,
  significant: /[0-9]/g,
} as const

/**
 * A postal code as it is typed, whole or in part: 99999-999, 9 characters; what was pasted is never cut
 * (`applyToPasted`).
 */
export function formatCep(text: string, isPasted = false): string {
  return isPasted ? applyToPasted(text, CEP) : applyPattern(text, CEP.pattern)
}
