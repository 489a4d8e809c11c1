import type { OrderLine } from './cart-line.ts'

/** A product that the buyer wants to hear of. */
export interface Interest {
  readonly code: number
  readonly name: string
}

/**
 * An order as it is asked for, to be priced, registered or proposed. Whoever makes one says every member, null where
 * there is none: one that is forgotten would cost the buyer an offer or the price that binds
 * (docs/rules/proposal.md: asked-whole).
 */
export interface AskedOrder {
  /** Add-ons are not among them. */
  readonly lines: readonly OrderLine[]
  readonly addOnCodes: readonly number[]
  readonly interests: readonly Interest[]
  readonly offerCode: string | null
  /** Key of the proposal whose price is asked for. */
  readonly proposalKey: string | null
}

/** What of it a price goes by. */
export type OrderToPrice = Omit<AskedOrder, 'interests'>
