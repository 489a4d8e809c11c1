import { cardBrand } from '../payment/card-brand.ts'
import { applyPattern } from '../text/apply-pattern.ts'

/** Groups of four, up to the 19 digits a card may have; 23 characters fit the field's 24. */
const PATTERN = '9999 9999 9999 9999 999'
const MOST_DIGITS = 19
const AMEX_PATTERN = '9999 999999 99999'

/**
 * A card number as it is typed: '4111 1111 1111 1111', Amex '3782 822463 10005'. Partial text gives a partial mask;
 * what was pasted and has more digits than any card stays as it is, to be refused.
 */
export function formatCardNumber(typed: string, isPasted = false): string {
  if (isPasted && typed.replace(/[^0-9]/g, '').length > MOST_DIGITS) return typed.trim()
  return applyPattern(typed, cardBrand(typed) === 'amex' ? AMEX_PATTERN : PATTERN)
}
