import type { OrderLine } from '../cart/cart-line.ts'
import { QUANTITY_MAX } from '../cart/lines/quantity-limits.ts'
import { valueLimits } from '../cart/lines/value-limits.ts'
import type { LineLimits } from '../catalogue/line-limits.ts'
import type { PricingProblem } from './pricing.ts'
import type { PricingItem } from './pricing-item.ts'

/** What a line alone may be refused for, the first the gravest. */
export const LINE_PROBLEMS = [
  'productUnknown',
  'quantityRefused',
  'valueRefused',
  'valueTooLow',
  'valueTooHigh',
] as const satisfies readonly PricingProblem[]
export type LineProblem = (typeof LINE_PROBLEMS)[number]

/**
 * Why a line cannot be priced, or null (docs/rules/pricing.md: gravest-first):
 * `productUnknown` its code, or a code added to it, is not sold, or is named twice, or is a service's, which an offer
 * gives beside the lines; an extension stands alone;
 * `quantityRefused` no whole number from 1 to the most that the product takes (HR: the plan's largest band);
 * `valueRefused` an amount on something that takes none, or a negative one;
 * `valueTooLow` below the product's or the issuer's minimum per month; `valueTooHigh` above the maximum.
 */
export function checkLine(
  line: OrderLine,
  item: PricingItem | undefined,
  limits: LineLimits,
): LineProblem | null {
  if (item === undefined || !isSoldAlone(item) || !areKnown(line.additionalCodes, item))
    return 'productUnknown'
  if (!Number.isSafeInteger(line.quantity) || line.quantity < 1 || line.quantity > mostOf(item))
    return 'quantityRefused'
  if (line.monthlyValue < 0) return 'valueRefused'
  const bounds = valueLimits({ lineType: item.lineType, productCode: item.code }, limits)
  if (bounds === null) return item.lineType === 'addOn' && line.monthlyValue !== 0 ? 'valueRefused' : null
  if (line.monthlyValue < bounds.min) return 'valueTooLow'
  return line.monthlyValue > bounds.max ? 'valueTooHigh' : null
}

function isSoldAlone(item: PricingItem): boolean {
  return item.lineType !== 'extension' && (item.lineType !== 'hcm' || item.plan !== null)
}

function areKnown(codes: readonly number[], item: PricingItem): boolean {
  const isAdded = (code: number) => item.additionalCodes.has(code) && !item.serviceCodes.has(code)
  return codes.every(isAdded) && new Set(codes).size === codes.length
}

/** The largest quantity of one line; an HR plan ends with its last band, an add-on is one. */
function mostOf(item: PricingItem): number {
  if (item.plan === null) return QUANTITY_MAX[item.lineType]
  const lastBand = item.plan.prices.reduce((most, price) => Math.max(most, price.upTo), 0)
  return Math.min(item.plan.maxEmployees, lastBand)
}
