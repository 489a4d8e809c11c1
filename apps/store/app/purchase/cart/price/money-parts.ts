import { PAID_EVERY_TEXTS } from '@benefits/copy/total-parts'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { type OrderedLine, priceRows } from '@benefits/domain/pricing/price-rows'
import type { Pricing } from '@benefits/domain/pricing/pricing'
import { whereMoneyGoes } from '@benefits/domain/pricing/where-money-goes'
import type { SumPart } from '../../../ui/feedback/share-parts.ts'
import { cartCopy } from '../copy.ts'

/** What a part of the bar needs to know of a product. */
export interface PaintedProduct {
  readonly name: string
  readonly tone: string
  /** A service that goes with products, and is none itself. */
  readonly isAddOn?: boolean
}

/**
 * Parts of the bar that shows where the money goes: what each product credits, then plans with their period, fees and
 * discounts where there are any. Fees are always told, since 'none' is what people want to read. All shares are of the
 * one sum before discounts, what is taken off too. The share of that is told only where the sum is plans alone, so that
 * it is the rate of the discount's own row; beside anything else it would be a second percentage of one discount. Where
 * colours and amounts of the lines stand above the bar (`isTold`), fees and discounts alone are told below it.
 */
export function moneyParts(
  pricing: Pricing,
  products: ReadonlyMap<number, PaintedProduct>,
  lines: readonly OrderedLine[],
  { isTold = false } = {},
): SumPart[] {
  const { plans, fees, discounts } = whereMoneyGoes(pricing)
  const plan = priceRows(pricing.lines, lines).find(({ kind }) => kind === 'plan')
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
  const taken = {
    ...part('discounts', cartCopy.discounts, -discounts, 'accent'),
    isShareUntold: plans !== pricing.total,
  }
  const bought = [
    ...credits,
    ...(plan ? [part('plans', cartCopy.plansPaid(PAID_EVERY_TEXTS[plan.every]), plans, 'hr')] : []),
  ]
  return [
    ...bought.map((one) => ({ ...one, isTold })),
    part('fees', cartCopy.fees, fees, 'neutral'),
    ...(discounts === 0 ? [] : [taken]),
  ]
}
