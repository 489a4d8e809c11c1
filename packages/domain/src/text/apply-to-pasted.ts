import { applyPattern } from './apply-pattern.ts'

/** What a mask of fixed length looks for in a pasted text. */
export interface Shape {
  readonly pattern: string
  /** One value as it is written, with its marks or without; global. */
  readonly written: RegExp
  /** Characters that count: digits, or digits and letters. */
  readonly significant: RegExp
}

/**
 * Lays a pasted text over a pattern. One with more characters than the pattern has places is not cut: of
 * words around one value that value is taken ('CPF 529.982.247-25, RG 1234'), anything else stays as it is, to be
 * refused.
 */
export function applyToPasted(text: string, { pattern, written, significant }: Shape): string {
  const places = pattern.replace(/[^9X]/g, '').length
  if ((text.match(significant) ?? []).length <= places) return applyPattern(text, pattern)
  const [value, ...others] = new Set(text.match(written) ?? [])
  return value === undefined || others.length > 0 ? text.trim() : applyPattern(value, pattern)
}
