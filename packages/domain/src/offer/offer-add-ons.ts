import { allowsAdvantage } from '../catalogue/advantages.ts'
import type { Product } from '../catalogue/product.ts'
import type { Offer, OfferItem } from './offer.ts'

/** A service that an offer gives beside what is bought. */
export interface OfferAddOn {
  readonly code: number
  /** It comes with the offer, whether it was chosen or not. */
  readonly required: boolean
  /** Products that it goes with: one of them must be bought; empty goes with everything. */
  readonly hostCodes: readonly number[]
  /** Products whose law lets it stand beside none of them: where one is bought, it is not given. */
  readonly barredCodes: readonly number[]
}

/** Something sold, and what may be added to it. */
export interface AddOnHost extends Pick<Product, 'purpose' | 'advantages'> {
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

/**
 * The services of an offer, in its order; the catalogue says with which products each of them goes, and beside which it
 * may not stand.
 */
export function offerAddOns(offer: Pick<Offer, 'items'>, catalogue: Iterable<AddOnHost>): OfferAddOn[] {
  const sold = [...catalogue]
  return offer.items.filter(isAddOnItem).map((item) => {
    const { productCode: code } = item
    const purpose = sold.find((one) => one.code === code)?.purpose
    return {
      code,
      required: isMandatory(item),
      hostCodes: codesOf(sold.filter(({ additionalCodes }) => additionalCodes.has(code))),
      barredCodes: codesOf(sold.filter((product) => !allowsAdvantage(product, purpose))),
    }
  })
}

function codesOf(products: readonly AddOnHost[]): number[] {
  return products.map(({ code }) => code)
}
