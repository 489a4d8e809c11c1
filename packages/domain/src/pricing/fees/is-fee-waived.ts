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

/** What a cart gets for free: the two cards of the cart page, shown only where they are true of cart and company. */
export type FreeBenefit = 'zeroFee' | 'freeDelivery'

/** The fees that each must find waived, and what else its words promise. */
const PROMISES = {
  zeroFee: { waived: ['issuance', 'credit'], isTrue: paysOnlyCredit },
  freeDelivery: { waived: ['delivery'], isTrue: (_pricing, hasContracts) => !hasContracts },
} as const satisfies Record<
  FreeBenefit,
  { waived: readonly FeeCode[]; isTrue: (pricing: Pricing, hasContracts: boolean) => boolean }
>

/**
 * Whether to show a free benefit: each of its fees is waived, and what it says is so (docs/rules/pricing.md:
 * free-cards). `hasContracts` is false also for a company that is not known yet.
 */
export function hasFreeBenefit(pricing: Pricing, benefit: FreeBenefit, hasContracts: boolean): boolean {
  const { waived, isTrue } = PROMISES[benefit]
  return waived.every((fee) => isFeeWaived(pricing, fee)) && isTrue(pricing, hasContracts)
}

/** Neither a plan nor a fee is paid beside the credit, and nothing is taken off. */
function paysOnlyCredit({ total, totalWithDiscount, totalBenefits }: Pricing): boolean {
  return total === totalBenefits && totalWithDiscount === totalBenefits
}
