import type { Offer, OfferItem } from './offer.ts'

/** A service that an offer gives beside what is bought. */
export interface OfferAddOn {
  readonly code: number
  /** It comes with the offer, whether it was chosen or not. */
  readonly required: boolean
  /** Products that it goes with: one of them must be bought; empty goes with everything. */
  readonly hostCodes: readonly number[]
}

/** Something sold, and what may be added to it. */
export interface AddOnHost {
  readonly code: number
  readonly additionalCodes: ReadonlySet<number>
}

/** The family of items that are services of another provider. */
export const ADD_ON_FAMILY = 'Externo (SVA)'

/** Whether an item of an offer is a service that is given, not a product that is bought. */
export function isAddOnItem({ productFamily }: Pick<OfferItem, 'productFamily'>): boolean {
  return productFamily === ADD_ON_FAMILY
}

/** Whether an item of an offer comes by itself: a service of which the offer asks for at least one. */
export function isMandatory(item: Pick<OfferItem, 'productFamily' | 'minQuantity'>): boolean {
  return isAddOnItem(item) && item.minQuantity > 0
}

/** The services of an offer, in its order; the catalogue says with which products each of them goes. */
export function offerAddOns(offer: Pick<Offer, 'items'>, catalogue: Iterable<AddOnHost>): OfferAddOn[] {
  const hosts = [...catalogue]
  return offer.items.filter(isAddOnItem).map((item) => ({
    code: item.productCode,
    required: isMandatory(item),
    hostCodes: hosts
      .filter(({ additionalCodes }) => additionalCodes.has(item.productCode))
      .map(({ code }) => code),
  }))
}
