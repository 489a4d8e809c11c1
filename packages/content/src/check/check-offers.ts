import { checkOffer, type OfferFault } from '@benefits/domain/offer/check-offer'
import type { Check } from './check.ts'
import { findRepeated } from './find-repeated.ts'

const MESSAGE = {
  unknownProduct: 'there is no such product',
  familyMismatch:
    'productFamily must be "Externo (SVA)" for a service (lineType addOn), and for nothing else',
  mandatoryUnserved: 'a service that comes by itself (minQuantity 1) must be sold in every state',
  mandatoryAboveMaximum: 'maxAddOns must leave room for every service that comes by itself',
  advantageForbidden:
    'may not be given beside a food card of this offer (Portaria MTE 1.707/2024, Lei 14.442/2022): see its purpose',
  rebatesFood: 'is a food benefit: only its fees may be reduced, never its value (Lei 14.442/2022)',
  discountOutOfRange: 'basisPoints must lie between 1 and 10000 (100 %)',
  discountsOverlap: 'another discount has this product and base already',
  emptyBand: 'to must be above from',
  bandsOverlap: 'overlaps the band of an earlier rule',
} as const satisfies Record<OfferFault, string>

/** Offers keep the domain's rules: products exist, bands do not overlap, and food is never rebated. */
export const checkOffers: Check = (files, report) => {
  const offers = files['offers.json']
  const sold = { products: files['products.json'], plans: files['plans.json'] }
  for (const at of findRepeated(offers, ({ code }) => code)) {
    report('offers.json', `${at}.code`, `${offers[at]?.code} is another offer's already`)
  }
  offers.forEach((offer, at) => {
    for (const { fault, list, index } of checkOffer(offer, sold)) {
      report('offers.json', `${at}.${list}.${index}`, MESSAGE[fault])
    }
  })
}
