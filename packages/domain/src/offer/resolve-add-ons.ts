import type { AddOnFacts } from './add-on-block.ts'
import { normaliseAddOns } from './normalise-add-ons.ts'
import type { OfferAddOn } from './offer-add-ons.ts'

/**
 * The add-ons that an order has under an offer, the mandatory ones among them; 'unfit' where it asks for one that the
 * offer does not give it, or for more than the current rule allows (docs/rules/offers.md: add-ons). What was asked for
 * and is not sold at the address is no fault of the order.
 */
export function resolveAddOns(
  askedCodes: readonly number[],
  addOns: readonly OfferAddOn[],
  facts: AddOnFacts,
): readonly number[] | 'unfit' {
  const asked = askedCodes.filter((code) => !facts.unservedCodes.includes(code))
  // What the company has already does not come by itself, yet asking for it is no fault of the offer.
  const contractedCodes = facts.contractedCodes.filter((code) => !asked.includes(code))
  const taken = normaliseAddOns(asked, addOns, { ...facts, contractedCodes })
  return asked.every((code) => taken.includes(code)) ? taken : 'unfit'
}
