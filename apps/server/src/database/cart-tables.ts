import type { BytesOrNull, Json, Once } from './columns.ts'

/** A registered cart. A new registration makes a new one; its price alone is made anew. */
export interface Carts {
  id: Once<string>
  leadId: Once<string>
  lines: Json
  interest: Json
  addOns: Json
  pricing: Json
  offerCode: string | null
  /** The proposal whose price it has, and what its contract says of that; null where the price is today's. */
  proposalId: string | null
  proposal: Json<unknown | null> | null
  /** When its price was made anew; null where that was when it was registered. */
  pricedAt: Date | null
  createdAt: Once<Date>
}

/** Priced offers to a company that bind until their last day; those of before bind nobody, their members are null. */
export interface Proposals {
  id: Once<string>
  leadId: Once<string>
  cartId: Once<string>
  /** Shown number: `P-XXXX-XXXX`. */
  number: Once<string | null>
  /** Last day on which it binds, of São Paulo: `yyyy-mm-dd`. */
  validUntil: Once<string | null>
  /** SHA-256 of the key in its link, lower-case hex. */
  keyHash: Once<string | null>
  /** All that it says. */
  terms: Json<unknown | null> | null
  /** Its PDF, once it was printed. */
  document: BytesOrNull
  /** Keyed hash of the address that it is mailed to; null where nobody asked for that, or no mail might go. */
  mailedTo: string | null
  createdAt: Once<Date>
}
