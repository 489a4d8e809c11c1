import { type CartIssuer, cartPathOf } from '../../addresses/cart-paths.ts'
import { useIssuer } from '../../always/issuer/store-view.ts'
import type { CartSlice } from '../../visit/cart-slice.ts'
import { offerOf } from '../../visit/offer-of.ts'
import { useVisitor } from '../../visit/visitor-provider.tsx'

/** Where an offer is filled; its modality's name in `/carrinho/…` comes after it. */
export const OFFER_CART = '/combo/carrinho'

/** Address of the page where the visitor's cart is filled: its offer's, where it is bought under one. */
export function useCartPath(): string {
  const { identity } = useIssuer()
  return useVisitor(({ shopping }) => cartPageOf(identity, shopping))
}

/** The same of any cart (docs/rules/offers.md: package-address). */
export function cartPageOf(issuer: CartIssuer, shopping: CartSlice): string {
  const { cart } = shopping
  const name = issuer.selling.carts[cart.selectedGroupCode ?? -1]
  const isOffer = offerOf(shopping) !== null && cart.lines.length > 0 && cart.jointGroupCodes.length === 0
  return isOffer && name !== undefined ? `${OFFER_CART}/${name}` : cartPathOf(issuer, cart)
}
