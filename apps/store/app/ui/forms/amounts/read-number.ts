import {
  CURRENCY_MASK_MAX,
  formatCurrencyMask,
  isBeyondCurrencyMask,
} from '@benefits/domain/mask/currency-mask'
import { formatQuantity } from '@benefits/domain/mask/quantity-mask'
import { readCurrency } from '@benefits/domain/mask/read-currency'
import { readQuantity } from '@benefits/domain/mask/read-quantity'
import { centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { type Arrival, isWrittenNumber } from '../arrival.ts'
import { formCopy } from '../copy.ts'
import type { FieldText } from '../field-text.ts'

/** What a field of whole numbers takes. */
export interface CountLimits {
  /** Most digits that can be typed. */
  readonly digits: number
  /** The most that the form's own rule takes. */
  readonly max: number
}

/**
 * A whole number in a field: typed it is digits alone, and at most so many; pasted it is read as it is written. A
 * number that the digits do not hold goes to the form where its rule refuses it too; else it stands in the field
 * alone, told.
 */
export function readCount(text: string, arrival: Arrival, { digits, max }: CountLimits): FieldText {
  const most = Math.min(max, 10 ** digits - 1)
  if (!isWrittenNumber(text, arrival) || text === '') {
    const value = formatQuantity(text, digits)
    const isCut = value !== formatQuantity(text, text.length)
    return { shown: value, value, told: isCut ? formCopy.upTo(most) : null }
  }
  const count = readQuantity(text)
  if (count === null) return { shown: text.trim(), value: '', told: formCopy.unreadQuantity }
  const shown = String(count)
  if (shown.length <= digits) return { shown, value: shown, told: null }
  return { shown, value: max < 10 ** digits ? shown : '', told: formCopy.upTo(most) }
}

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
