import { applyPattern } from '../text/apply-pattern.ts'

const MOBILE_DIGITS = 11

/**
 * A mobile as it is typed, whole or in part: (99) 99999-9999, 15 characters. A pasted country code (+55, or 55 before
 * a whole number) and a long-distance zero are dropped. What was pasted and has more digits stays as it is, to be
 * refused.
 */
export function formatMobile(text: string, isPasted = false): string {
  const digits = nationalDigits(text)
  return isPasted && digits.length > MOBILE_DIGITS ? text.trim() : applyPattern(digits, '(99) 99999-9999')
}

function nationalDigits(text: string): string {
  const digits = text.replace(/[^0-9]/g, '')
  if (/^\s*\+\s*55/.test(text)) return nationalDigits(digits.slice(2))
  if (digits.length < 12) return digits
  if (digits.startsWith('0')) return nationalDigits(digits.slice(1))
  return hasCountryCode(digits) ? nationalDigits(digits.slice(2)) : digits
}

/** 55 is an area code too: there the third digit of a mobile is 9, and only a 13-digit paste tells them apart. */
function hasCountryCode(digits: string): boolean {
  return digits.startsWith('55') && (digits.length === 13 || digits.charAt(2) !== '9')
}
