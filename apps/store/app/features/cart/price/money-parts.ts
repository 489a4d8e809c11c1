import { formatBrl } from '@benefits/domain/money/format-brl'
import type { Pricing } from '@benefits/domain/pricing/pricing'
import { whereMoneyGoes } from '@benefits/domain/pricing/where-money-goes'
import type { SumPart } from '../../../ui/feedback/share-parts.ts'
import { cartCopy } from '../copy.ts'
import { discountRate } from './fee-rows.ts'

/** What a part of the bar needs to know of a product. */
export interface PaintedProduct {
  readonly name: string
  readonly tone: string
  /** A service that goes with products, and is none itself. */
  readonly isAddOn?: boolean
}

/**
 * Parts of the bar that shows where the money goes: what each product credits, then plans, fees and discounts where
 * there are any. Fees are always told, since 'none' is what people want to read.
 */
export function moneyParts(pricing: Pricing, products: ReadonlyMap<number, PaintedProduct>): SumPart[] {
  const { plans, fees, discounts } = whereMoneyGoes(pricing)
  const credits = pricing.lines
    .filter(({ lineType }) => lineType !== 'hcm' && lineType !== 'addOn')
    .map(({ productCode, productValue }) => ({
      id: String(productCode),
      label: products.get(productCode)?.name ?? cartCopy.credit,
      value: productValue,
      text: formatBrl(productValue),
      tone: products.get(productCode)?.tone ?? 'primary',
    }))
  const part = (id: string, label: string, value: number, tone: string): SumPart => ({
    id,
    label,
    value,
    text: formatBrl(value as typeof plans),
    tone,
  })
  return [
    ...credits,
    ...(plans === 0 ? [] : [part('plans', cartCopy.plans, plans, 'hr')]),
    part('fees', cartCopy.fees, fees, 'neutral'),
    ...(discounts === 0
      ? []
      : [
          { ...part('discounts', cartCopy.discounts, -discounts, 'accent'), rateText: discountRate(pricing) },
        ]),
  ]
}
