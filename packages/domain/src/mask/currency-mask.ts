import { type Centavos, centavos } from '../money/centavos.ts'
import { formatBrl } from '../money/format-brl.ts'
import { parseBrl } from '../money/parse-brl.ts'

const MAX_DIGITS = 6
/** The most that the field shows, in eleven characters. */
export const CURRENCY_MASK_MAX = centavos(999_999)

/** What the mask itself writes before the digits; its no-break space tells an edited field from a pasted amount. */
const OWN_PREFIX = formatBrl(centavos(0)).slice(0, 3)

/**
 * Money as it is typed, cents first: '5' gives 'R$ 0,05', '123456' gives 'R$ 1.234,56', further digits are refused. A
 * complete amount ('1234,5', 'R$ 1.234', '1234.56') keeps its value; one too large for the field becomes the
 * largest it can show, so that the maximum's message appears instead of another amount. Zero gives ''.
 */
export function formatCurrencyMask(typed: string): string {
  const amount = pastedAmount(typed) ?? typedAmount(typed)
  return amount === 0 ? '' : formatBrl(amount)
}

function pastedAmount(text: string): Centavos | null {
  if (text.includes(OWN_PREFIX) || !/[.,$]/.test(text)) return null
  const amount = parseBrl(text)
  return amount === null ? null : centavos(Math.min(amount, CURRENCY_MASK_MAX))
}

/** Whether more digits were typed than the field takes: the mask refuses the last of them. */
export function isBeyondCurrencyMask(typed: string): boolean {
  return typedDigits(typed).length > MAX_DIGITS
}

function typedAmount(text: string): Centavos {
  return centavos(Number(typedDigits(text).slice(0, MAX_DIGITS)))
}

function typedDigits(text: string): string {
  return text.replace(/[^0-9]/g, '').replace(/^0+/, '')
}
