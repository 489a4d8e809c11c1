import type { Pricing } from '../pricing.ts'
import { FEE_CONDITION } from './fee-entry.ts'
import type { FeeCode } from './fee-rule.ts'

/** Whether a cart has this fee and every entry of it costs nothing; a fee that is not there is not waived. */
export function isFeeWaived(pricing: Pricing, fee: FeeCode): boolean {
  const condition = FEE_CONDITION[fee]
  const entries = pricing.lines
    .flatMap((line) => line.entries)
    .filter((entry) => entry.kind === 'fee' && entry.conditionId === condition)
  return entries.length > 0 && entries.every((entry) => entry.value === 0)
}

/** What a cart gets for free: the two cards of the cart page, shown only where pricing waives the fee. */
export type FreeBenefit = 'zeroFee' | 'freeDelivery'

const WAIVERS = {
  zeroFee: ['issuance', 'credit'],
  freeDelivery: ['delivery'],
} as const satisfies Record<FreeBenefit, readonly FeeCode[]>

/** Whether to show a free benefit: each of its fees is waived. */
export function hasFreeBenefit(pricing: Pricing, benefit: FreeBenefit): boolean {
  return WAIVERS[benefit].every((fee) => isFeeWaived(pricing, fee))
}
