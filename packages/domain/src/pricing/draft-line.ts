import type { OrderLine } from '../cart/cart-line.ts'
import type { Centavos } from '../money/centavos.ts'
import { planPrice } from './plan-price.ts'
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
  readonly entries: PriceEntry[]
}

const NOTHING = 0 as Centavos

/**
 * A line's own value: quantity × monthly value; an HR plan's row and extensions for the period; nothing for add-ons.
 * The line was checked before (`checkLine`), so that a plan has a price.
 */
export function draftLine(line: OrderLine, item: PricingItem): DraftLine {
  if (item.plan !== null) {
    const cost = planPrice(item.plan, line.quantity, line.planPeriod, line.additionalCodes)
    return {
      line,
      item,
      monthlyValue: cost?.monthly ?? NOTHING,
      productValue: cost?.value ?? NOTHING,
      annualDiscount: cost?.discount ?? NOTHING,
      entries: [],
    }
  }
  const monthlyValue = item.lineType === 'addOn' ? NOTHING : line.monthlyValue
  const productValue = (line.quantity * monthlyValue) as Centavos
  return { line, item, monthlyValue, productValue, annualDiscount: NOTHING, entries: [] }
}
