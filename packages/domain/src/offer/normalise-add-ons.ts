import { type AddOnFacts, goesWith } from './add-on-block.ts'
import type { OfferAddOn } from './offer-add-ons.ts'

/**
 * What becomes of a choice of add-ons (docs/rules/offers.md: add-ons): what cannot be had leaves it, what is mandatory
 * is in it, and a choice above the maximum is cleared down to the mandatory ones; where not even those fit, nothing is
 * left. The codes come in the offer's order, each once.
 */
export function normaliseAddOns(
  chosenCodes: readonly number[],
  addOns: readonly OfferAddOn[],
  facts: AddOnFacts,
): number[] {
  const possible = possibleAddOns(addOns, facts)
  const wanted = possible.filter(({ code, required }) => required || chosenCodes.includes(code))
  const mandatory = possible.filter(({ required }) => required)
  const kept = [wanted, mandatory].find(({ length }) => length <= facts.maximum) ?? []
  return kept.map(({ code }) => code)
}

/** The add-ons that can be had with what is bought, as many as they are. */
export function possibleAddOns(
  addOns: readonly OfferAddOn[],
  { boughtCodes, contractedCodes, unservedCodes }: AddOnFacts,
): readonly OfferAddOn[] {
  return addOns.filter(
    (addOn) =>
      goesWith(addOn, boughtCodes) &&
      !contractedCodes.includes(addOn.code) &&
      !unservedCodes.includes(addOn.code),
  )
}
