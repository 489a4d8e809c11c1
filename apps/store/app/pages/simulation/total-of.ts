import type { CartLine } from '@benefits/domain/cart/cart-line'
import type { PaidEvery } from '@benefits/domain/pricing/price-rows'
import { cartCopy } from '../../purchase/cart/public.ts'

type Lines = readonly Pick<CartLine, 'lineType' | 'planPeriod'>[]

/** How often all of it is paid: once, or as its plan is; null where cards and a plan are paid apart. */
export function unitOf(lines: Lines): PaidEvery | null {
  const plan = lines.find(({ lineType }) => lineType === 'hcm')
  if (!plan) return 'order'
  return lines.every(({ lineType }) => lineType === 'hcm') ? plan.planPeriod : null
}

/** What its total is called. */
export function totalOf(lines: Lines): string {
  const unit = unitOf(lines)
  return unit === null || unit === 'order' ? cartCopy.total : cartCopy.totalOfPlan[unit]
}
