import type { EntryLabel } from '../catalogue/entry-label.ts'

/** Words of the entries that no fee rule and no offer carries: the issuer's, and those of `packages/copy`. */
export interface EntryLabels {
  /** The issuer's marketplace; absent where it has none. */
  readonly marketplace?: EntryLabel | undefined
  /** Of the plan's own rate, in hundredths of a percent. */
  readonly annualDiscount: (basisPoints: number) => EntryLabel
}
