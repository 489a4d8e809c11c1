import { discountRateText, feeRateText } from '@benefits/copy/rate-texts'
import type { Centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { MONTHS } from '@benefits/domain/plans/plan-price'
import {
  type OrderedLine,
  type PriceRow,
  type PriceRowKind,
  priceRows,
} from '@benefits/domain/pricing/price-rows'
import type { Pricing } from '@benefits/domain/pricing/pricing'
import { cartCopy } from '../copy.ts'

/**
 * The rows under a cart's lines: what they credit in one, then plans, extensions, fees and discounts, each with its
 * unit.
 */
export function summaryRows(pricing: Pricing, lines: readonly OrderedLine[]): readonly PriceRow[] {
  const rows = priceRows(pricing.lines, lines)
  const [credit] = rows.filter(({ kind }) => kind === 'credit')
  const others = rows.filter(({ kind }) => kind !== 'credit')
  if (!credit || pricing.totalBenefits === 0) return others
  const all = { ...credit, name: cartCopy.credit, productCode: null, value: pricing.totalBenefits }
  return [all, ...others]
}

/** What a row comes to, and how. */
export type Amount = Omit<PriceRow, 'name' | 'productCode' | 'quantity'>

/** How a row's value comes about; empty where the value says it all. */
const NOTES = {
  credit: () => '',
  plan: ofMonths,
  extension: ofMonths,
  fee: feeRateText,
  discount: discountRateText,
  gift: ({ explanation = '' }) => explanation,
} as const satisfies Record<PriceRowKind, (row: Amount) => string>

/** How the value of a row comes about, in words: its months, or its rate. */
export function rowNote(row: Amount): string {
  return NOTES[row.kind](row)
}

function ofMonths({ every, unitValue, value }: Amount): string {
  if (every !== 'annual' || value === 0) return ''
  return cartCopy.timesMonths(MONTHS.annual, formatBrl(unitValue as Centavos))
}
