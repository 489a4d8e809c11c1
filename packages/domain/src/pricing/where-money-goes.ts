import type { Centavos } from '../money/centavos.ts'
import type { Pricing } from './pricing.ts'

/** How a cart's total comes about: credit + plans + fees − discounts = total; discounts are positive here. */
export interface MoneySplit {
  /** What reaches the employees. */
  readonly credit: Centavos
  /** HR plans with their extensions. */
  readonly plans: Centavos
  readonly fees: Centavos
  readonly discounts: Centavos
  readonly total: Centavos
}

/** Splits a priced cart for the bar that shows where the money goes. */
export function whereMoneyGoes(pricing: Pricing): MoneySplit {
  return {
    credit: pricing.totalBenefits,
    plans: (pricing.total - pricing.totalFees - pricing.totalBenefits) as Centavos,
    fees: pricing.totalFees,
    discounts: (pricing.total - pricing.totalWithDiscount) as Centavos,
    total: pricing.totalWithDiscount,
  }
}
