import { type CartState, moved } from '../cart/cart-state.ts'
import type { AddOnFacts } from './add-on-block.ts'
import { assessOffer, type OfferBuyer, type OfferTerms } from './assess-offer.ts'
import { describedAddOns } from './describe-offer.ts'
import { normaliseAddOns, possibleAddOns } from './normalise-add-ons.ts'
import type { OfferAddOn } from './offer-add-ons.ts'

/**
 * The cart with the add-ons that its offer gives it as it stands: the mandatory ones in, all of them where there is
 * nothing to choose between, those it may not have any more out (docs/rules/offers.md: add-ons, all-given). The same
 * cart where they are right already.
 */
export function applyOfferRules(cart: CartState, offer: OfferTerms, buyer: OfferBuyer): CartState {
  const { facts } = assessOffer(offer, cart, buyer)
  const addOns = describedAddOns(offer)
  const wanted = [...cart.addOnCodes, ...givenCodes(cart, addOns, facts)]
  const addOnCodes = normaliseAddOns(wanted, addOns, facts)
  const isRight =
    addOnCodes.length === cart.addOnCodes.length && addOnCodes.every((code) => cart.addOnCodes.includes(code))
  return isRight ? cart : moved(cart, { addOnCodes })
}

/** What comes without being chosen, since the offer gives all that it has; not what was given up. */
function givenCodes(
  { givenUpAddOns = [] }: Pick<CartState, 'givenUpAddOns'>,
  addOns: readonly OfferAddOn[],
  facts: AddOnFacts,
): number[] {
  const possible = possibleAddOns(addOns, facts)
  if (givenUpAddOns === 'others' || possible.length > facts.maximum) return []
  return possible.map(({ code }) => code).filter((code) => !givenUpAddOns.includes(code))
}
