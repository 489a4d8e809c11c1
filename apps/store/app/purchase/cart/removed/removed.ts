import type { CartState } from '@benefits/domain/cart/cart-state'

/** What was taken out of the cart, and what brings it back. */
export interface Removed {
  /** The product, extension or balance. */
  readonly code: number
  readonly name: string
  /** The cart as it was. */
  readonly before: CartState
  /** The cart's revision without it: another one is another change, with which the way back ends. */
  readonly revision: number
  /** The page that the removal itself leads to; null where it leads nowhere. */
  readonly leadsTo: string | null
}
