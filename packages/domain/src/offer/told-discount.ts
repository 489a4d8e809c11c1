import type { OfferDiscount } from './offer.ts'

/** What an offer takes off, told before anything is priced: the least and the most of it, in percent of its base. */
export interface ToldDiscount {
  readonly base: OfferDiscount['base']
  readonly least: number
  readonly most: number
}

const BASES = ['plan', 'fees'] as const

/** What an offer takes off plans, else what it takes off fees; null where it takes nothing off. */
export function toldDiscount(discounts: readonly OfferDiscount[]): ToldDiscount | null {
  const base = BASES.find((one) => discounts.some((discount) => discount.base === one))
  if (base === undefined) return null
  const percents = discounts
    .filter((discount) => discount.base === base)
    .map(({ basisPoints }) => basisPoints / 100)
  return { base, least: Math.min(...percents), most: Math.max(...percents) }
}
