import { type CartState, moved } from '../cart/cart-state.ts'
import { describedAddOns } from './describe-offer.ts'
import { judgeOffer, type OfferBuyer, type OfferTerms } from './judge-offer.ts'
import { settleAddOns } from './settle-add-ons.ts'

/**
 * The cart with the add-ons that its offer gives it as it stands: the mandatory ones in, those it may not have any more
 * out (docs/rules/offers.md: add-ons). The same cart where they are right already.
 */
export function settleOfferCart(cart: CartState, offer: OfferTerms, buyer: OfferBuyer): CartState {
  const { facts } = judgeOffer(offer, cart, buyer)
  const addOnCodes = settleAddOns(cart.addOnCodes, describedAddOns(offer), facts)
  const isRight =
    addOnCodes.length === cart.addOnCodes.length && addOnCodes.every((code) => cart.addOnCodes.includes(code))
  return isRight ? cart : moved(cart, { addOnCodes })
}
