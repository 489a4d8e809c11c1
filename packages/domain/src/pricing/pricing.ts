import type { LineType, ServiceGroup } from '../catalogue/product.ts'
import type { Centavos } from '../money/centavos.ts'
import type { PricedExtension } from '../plans/plan-price.ts'

export type EntryKind = 'fee' | 'discount' | 'offer'
export type EntryRate = 'unit' | 'fixed' | 'percent'

/** A fee or a discount of a priced line; value negative for discounts, 0 for waived fees. */
export interface PriceEntry {
  /** Commercial condition id; null for delivery. */
  readonly conditionId: number | null
  readonly name: string
  readonly description: string
  readonly kind: EntryKind
  readonly rate: EntryRate
  /** Centavos for `unit` and `fixed`; hundredths of a percent for `percent`. */
  readonly unitValue: number
  readonly value: Centavos
  /** Waived in this order alone: the next one pays `unitValue`. Absent on all else. */
  readonly isWaivedOnce?: boolean
}

export interface PricedLine {
  readonly productCode: number
  readonly quantity: number
  readonly monthlyValue: Centavos
  readonly productValue: Centavos
  readonly productValueWithDiscount: Centavos
  readonly total: Centavos
  readonly lineType: LineType
  readonly entries: readonly PriceEntry[]
  /** What was added to an HR plan: inside its values, never beside them. Absent where nothing was. */
  readonly extensions?: readonly PricedExtension[]
}

export interface GroupEntry {
  readonly name: string
  readonly value: Centavos
}

/** What a cart costs: sums of entries always equal the totals. */
export interface Pricing {
  readonly total: Centavos
  readonly totalWithDiscount: Centavos
  readonly totalFees: Centavos
  readonly totalBenefits: Centavos
  readonly groups: Readonly<Partial<Record<ServiceGroup, readonly GroupEntry[]>>>
  readonly lines: readonly PricedLine[]
}

/** Reason of a removed line: not sold where the company is. */
export const UNSERVED_REASON = -1
/** Reason of a removed line: the company has it already, and it is not sold a second time. */
export const CONTRACTED_REASON = -2

/** A line that pricing took out, and why: `UNSERVED_REASON` or `CONTRACTED_REASON`. */
export interface RemovedLine {
  readonly productCode: number
  readonly reason: number
}

/** Why a cart cannot be priced; docs/rules/pricing.md: gravest-first. */
export type PricingProblem =
  | 'productUnknown'
  | 'quantityRefused'
  | 'valueRefused'
  | 'valueTooLow'
  | 'valueTooHigh'
  | 'productsUnserved'
  | 'offerNotApplicable'
  | 'downgradeRefused'
  | 'planAlreadyContracted'
  | 'alreadyContracted'
  | 'addOnsAlone'
