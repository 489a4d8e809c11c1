import type { Offer } from '../offer/offer.ts'
import { type OfferAddOn, offerAddOns } from '../offer/offer-add-ons.ts'
import { type OfferNeeds, offerNeeds } from '../offer/offer-needs.ts'
import type { PricingItem } from './pricing-item.ts'

/** What an offer says of every cart alike: what it asks for, and the services that it gives. */
export interface ReadOffer {
  readonly needs: OfferNeeds
  readonly addOns: readonly OfferAddOn[]
}

/** Reads offers by what is sold; the same offer is read once and remembered as long as it lives. */
export function offerReader(items: ReadonlyMap<number, PricingItem>): (offer: Offer) => ReadOffer {
  const read = new WeakMap<Offer, ReadOffer>()
  return (offer) => {
    const known = read.get(offer)
    if (known !== undefined) return known
    const made = { needs: offerNeeds(offer, items), addOns: offerAddOns(offer, items.values()) }
    read.set(offer, made)
    return made
  }
}
