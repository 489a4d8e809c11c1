import {
  CURRENCY_MASK_MAX,
  formatCurrencyMask,
  isBeyondCurrencyMask,
} from '@benefits/domain/mask/currency-mask'
import { readCurrency } from '@benefits/domain/mask/read-currency'
import { centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { type Arrival, isWrittenNumber } from './arrival.ts'
import { formCopy } from './copy.ts'
import type { FieldText } from './field-text.ts'

const BEYOND = formCopy.upToAmount(formatBrl(CURRENCY_MASK_MAX))

/**
 * Money in a field: typed it is cents first, pasted it is read as it is written, and told where it has no single
 * reading.
 */
export function readAmount(text: string, arrival: Arrival): FieldText {
  if (!isWrittenNumber(text, arrival) || text === '') {
    const value = formatCurrencyMask(text)
    return { shown: value, value, told: isBeyondCurrencyMask(text) ? BEYOND : null }
  }
  const amount = readCurrency(text)
  if (amount === null) return { shown: text.trim(), value: '', told: formCopy.unreadAmount }
  const value = amount === 0 ? '' : formatBrl(centavos(Math.min(amount, CURRENCY_MASK_MAX)))
  return { shown: value, value, told: amount > CURRENCY_MASK_MAX ? BEYOND : null }
}
