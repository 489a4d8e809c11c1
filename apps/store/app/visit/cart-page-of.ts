import { type CartIssuer, cartPathOf } from '../addresses/cart-paths.ts'
import type { CartSlice } from './cart-slice.ts'
import { offerOf } from './offer-of.ts'

/** Where an offer is filled; its modality's name in `/carrinho/…` comes after it. */
export const OFFER_CART = '/combo/carrinho'

/**
 * Address of the page where a cart is filled: its offer's, where it is bought under one (docs/rules/offers.md:
 * package-address).
 */
export function cartPageOf(issuer: CartIssuer, shopping: CartSlice): string {
  const { cart } = shopping
  const name = issuer.selling.carts[cart.selectedGroupCode ?? -1]
  const isOffer = offerOf(shopping) !== null && cart.lines.length > 0 && cart.jointGroupCodes.length === 0
  return isOffer && name !== undefined ? `${OFFER_CART}/${name}` : cartPathOf(issuer, cart)
}
