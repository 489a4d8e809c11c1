import type { PlanPeriod } from '../catalogue/product.ts'
import type { Centavos } from '../money/centavos.ts'

/** One product that an offer asks for or gives. */
export interface OfferItem {
  readonly productCode: number
  /** Family or type of product; `Externo (SVA)` marks an outside service. */
  readonly productFamily: string
  readonly minQuantity: number
}

/** A band of cart totals and how many add-ons it allows; `to` null has no upper bound. */
export interface OfferRule {
  readonly from: Centavos
  readonly to: Centavos | null
  readonly maxAddOns: number
}

/** A discount that an offer gives on a line's fees or plan, in hundredths of a percent of its base. */
export interface OfferDiscount {
  readonly productCode: number
  readonly base: 'fees' | 'plan'
  readonly basisPoints: number
  /** Only for a plan that is billed so; absent: for either period. */
  readonly planPeriod?: PlanPeriod | undefined
}

/** A combo offer. */
export interface Offer {
  readonly code: string
  readonly name: string
  /** Sanitised HTML. */
  readonly descriptionHtml: string
  readonly minValue: Centavos
  readonly minCards: number
  /**
   * What reaches `minCards`: physical cards, where nothing is said, or the amounts of all lines, so that each balance
   * of a wallet counts its own.
   */
  readonly minCardsOf?: 'cards' | 'amounts' | undefined
  readonly minEmployees: number
  readonly items: readonly OfferItem[]
  readonly rules: readonly OfferRule[]
  readonly discounts: readonly OfferDiscount[]
}
