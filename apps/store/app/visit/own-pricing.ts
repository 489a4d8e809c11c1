import type { Pricing } from '@benefits/domain/pricing/pricing'
import type { CartSlice } from './cart-slice.ts'

/** Takes a price only if it is of the cart as it stands now (docs/rules/pricing.md: stale-price). */
export function applyPricing(slice: CartSlice, revision: number, pricing: Pricing): CartSlice {
  return revision === slice.cart.revision
    ? { ...slice, pricing, pricedRevision: revision, pricingStatus: 'idle', pricingFailure: null }
    : slice
}

/** The price to show: only one that belongs to the cart as it stands. */
export function currentPricing({ cart, pricing, pricedRevision }: CartSlice): Pricing | null {
  return pricedRevision === cart.revision ? pricing : null
}
