/** Name and description of an entry as the buyer reads them. */
export interface EntryLabel {
  readonly name: string
  readonly description: string
}

/** Words of the entries that no fee rule and no offer carries: the issuer's, and those of `packages/copy`. */
export interface EntryLabels {
  /** The issuer's marketplace; absent where it has none. */
  readonly marketplace?: EntryLabel | undefined
  /** Of the plan's own rate, in hundredths of a percent. */
  readonly annualDiscount: (basisPoints: number) => EntryLabel
}
