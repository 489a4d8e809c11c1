/** Name and description of an entry as the buyer reads them. */
export interface EntryLabel {
  readonly name: string
  readonly description: string
}

/** Words of the entries that no fee rule and no offer carries; the texts live in `packages/copy`. */
export interface EntryLabels {
  readonly marketplace: EntryLabel
  /** Of the plan's own rate, in hundredths of a percent. */
  readonly annualDiscount: (basisPoints: number) => EntryLabel
}
