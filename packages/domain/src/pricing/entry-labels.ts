/** Entries whose words no fee rule and no offer carries. */
export type EntryLabel = 'marketplace' | 'annualDiscount'

/** Name and description of those entries as the buyer reads them; the texts live in `packages/copy`. */
export type EntryLabels = Readonly<
  Record<EntryLabel, { readonly name: string; readonly description: string }>
>
