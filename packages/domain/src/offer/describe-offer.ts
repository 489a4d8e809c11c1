import type { LineType } from '../catalogue/product.ts'
import type { Offer, OfferItem } from './offer.ts'
import { type AddOnHost, isAddOnItem, isMandatory, type OfferAddOn, offerAddOns } from './offer-add-ons.ts'
import { type ToldDiscount, toldDiscount } from './told-discount.ts'

/** Something sold, as an offer tells of it. */
export interface OfferedProduct extends AddOnHost {
  readonly name: string
  readonly description: string
  readonly groupCode: number
  readonly lineType: LineType
}

/** An item of an offer with all that a buyer reads of it. */
export interface DescribedItem extends OfferItem {
  readonly name: string
  readonly description: string
  readonly groupCode: number
  readonly lineType: LineType
  /** Services alone: whether it comes by itself. */
  readonly required?: boolean
  /** Services alone: products of which one must be bought with it; empty goes with everything. */
  readonly hostCodes?: readonly number[]
  /** Services alone: products beside which the law lets it not stand. */
  readonly barredCodes?: readonly number[]
}

/** An offer with all that a buyer reads of it; what its discounts come to is the pricing's to tell. */
export interface DescribedOffer extends Omit<Offer, 'items' | 'discounts' | 'minCardsOf'> {
  readonly items: readonly DescribedItem[]
  readonly minCardsOf?: NonNullable<Offer['minCardsOf']>
  /** Absent where it takes nothing off. */
  readonly discount?: ToldDiscount
}

/** Tells of an offer what a client needs to show and to keep its rules; an item that is not sold is left out. */
export function describeOffer(
  { discounts, minCardsOf, ...offer }: Offer,
  catalogue: ReadonlyMap<number, OfferedProduct>,
): DescribedOffer {
  const addOns = offerAddOns(offer, catalogue.values())
  const discount = toldDiscount(discounts)
  return {
    ...offer,
    ...(minCardsOf && { minCardsOf }),
    ...(discount && { discount }),
    items: offer.items.flatMap((item) => {
      const product = catalogue.get(item.productCode)
      if (product === undefined) return []
      const { name, description, groupCode, lineType } = product
      const told = { ...item, name, description, groupCode, lineType }
      if (!isAddOnItem(item)) return [told]
      const addOn = addOns.find(({ code }) => code === item.productCode)
      const { hostCodes = [], barredCodes = [] } = addOn ?? {}
      return [{ ...told, required: isMandatory(item), hostCodes, barredCodes }]
    }),
  }
}

/** The services of a described offer. */
export function describedAddOns({ items }: Pick<DescribedOffer, 'items'>): OfferAddOn[] {
  return items
    .filter(isAddOnItem)
    .map(({ productCode: code, required = false, hostCodes = [], barredCodes = [] }) => ({
      code,
      required,
      hostCodes,
      barredCodes,
    }))
}
