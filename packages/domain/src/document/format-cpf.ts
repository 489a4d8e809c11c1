import { applyPattern } from '../text/apply-pattern.ts'
import { applyToPasted } from '../text/apply-to-pasted.ts'

const CPF = {
  pattern: '999.999.999-99',
  written: /(?<![0-9])[0-9]{3}\.?[0-9]{3}\.?[0-9]{3}-?[0-9]{2}(?![0-9])/g,
  significant: /[0-9]/g,
} as const

/** A CPF as it is typed, whole or in part: 999.999.999-99; what was pasted is never cut (`applyToPasted`). */
export function formatCpf(text: string, isPasted = false): string {
  return isPasted ? applyToPasted(text, CPF) : applyPattern(text, CPF.pattern)
}
