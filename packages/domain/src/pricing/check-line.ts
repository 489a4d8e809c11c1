import type { OrderLine } from '../cart/cart-line.ts'
import { QUANTITY_MAX } from '../cart/lines/quantity-limits.ts'
import { type LineLimits, valueLimits } from '../cart/lines/value-limits.ts'
import type { PricingProblem } from './pricing.ts'
import type { PricingItem } from './pricing-item.ts'

/** What a line alone may be refused for, the first the gravest. */
export const LINE_PROBLEMS = [-14, -7, -9, -37, -13] as const satisfies readonly PricingProblem[]
export type LineProblem = (typeof LINE_PROBLEMS)[number]

/**
 * Why a line cannot be priced, or null (decision 005):
 * -14 its code, or a code added to it, is not sold, or is named twice; an extension stands alone;
 * -7 the quantity is not a whole number from 1 to the most that the product takes (HR: the plan's largest band);
 * -9 an amount on something that takes none, or a negative one;
 * -37 the monthly value is below the product's or the issuer's minimum; -13 it is above the maximum.
 */
export function checkLine(
  line: OrderLine,
  item: PricingItem | undefined,
  limits: LineLimits,
): LineProblem | null {
  if (item === undefined || !isSoldAlone(item) || !areKnown(line.additionalCodes, item)) return -14
  if (!Number.isSafeInteger(line.quantity) || line.quantity < 1 || line.quantity > mostOf(item)) return -7
  if (line.monthlyValue < 0) return -9
  const bounds = valueLimits({ lineType: item.lineType, productCode: item.code }, limits)
  if (bounds === null) return item.lineType === 'addOn' && line.monthlyValue !== 0 ? -9 : null
  if (line.monthlyValue < bounds.min) return -37
  return line.monthlyValue > bounds.max ? -13 : null
}

function isSoldAlone(item: PricingItem): boolean {
  return item.lineType !== 'extension' && (item.lineType !== 'hcm' || item.plan !== null)
}

function areKnown(codes: readonly number[], item: PricingItem): boolean {
  return codes.every((code) => item.additionalCodes.has(code)) && new Set(codes).size === codes.length
}

/** The largest quantity of one line; an HR plan ends with its last band, an add-on is one. */
function mostOf(item: PricingItem): number {
  if (item.plan === null) return QUANTITY_MAX[item.lineType]
  const lastBand = item.plan.prices.reduce((most, price) => Math.max(most, price.upTo), 0)
  return Math.min(item.plan.maxEmployees, lastBand)
}
