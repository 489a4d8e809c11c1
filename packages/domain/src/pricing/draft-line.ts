import type { OrderLine } from '../cart/cart-line.ts'
import type { Centavos } from '../money/centavos.ts'
import { type PricedExtension, planPrice } from '../plans/plan-price.ts'
import type { PriceEntry } from './pricing.ts'
import type { PricingItem } from './pricing-item.ts'

/** A line on its way to being priced: its own value is known, its entries gather. */
export interface DraftLine {
  readonly line: OrderLine
  readonly item: PricingItem
  readonly monthlyValue: Centavos
  readonly productValue: Centavos
  /** What the annual period takes off, positive; 0 elsewhere. */
  readonly annualDiscount: Centavos
  /** What of the value an HR plan's extensions are. */
  readonly extensions: readonly PricedExtension[]
  readonly entries: PriceEntry[]
}

const NOTHING = 0 as Centavos
const NONE: readonly PricedExtension[] = []
const FREE = { monthly: NOTHING, value: NOTHING, discount: NOTHING, extensions: NONE } as const

/**
 * A line's own value: quantity × monthly value; an HR plan's row and extensions for the period.
 * The line was checked before (`checkLine`), so that a plan has a price and an add-on no value.
 */
export function draftLine(line: OrderLine, item: PricingItem): DraftLine {
  if (item.plan !== null) {
    const cost = planPrice(item.plan, line.quantity, line.planPeriod, line.additionalCodes) ?? FREE
    return {
      line,
      item,
      monthlyValue: cost.monthly,
      productValue: cost.value,
      annualDiscount: cost.discount,
      extensions: cost.extensions,
      entries: [],
    }
  }
  const { monthlyValue } = line
  const productValue = (line.quantity * monthlyValue) as Centavos
  return { line, item, monthlyValue, productValue, annualDiscount: NOTHING, extensions: NONE, entries: [] }
}
