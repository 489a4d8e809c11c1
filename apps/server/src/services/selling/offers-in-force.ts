import type { Channel } from '@benefits/domain/catalogue/issuer'
import type { IssuerContent } from '@benefits/domain/content/issuer-content'
import {
  type DescribedOffer,
  describeOffer,
  type OfferedProduct,
} from '@benefits/domain/offer/describe-offer'
import type { Offer } from '@benefits/domain/offer/offer'
import { issuerItems } from './issuer-pricing.ts'

/** The issuer's offers of which the channel sells every product. */
export function offersInForce({ offers }: IssuerContent, { productCodes }: Channel): readonly Offer[] {
  if (productCodes === null) return offers
  return offers.filter(({ items }) => items.every(({ productCode }) => productCodes.includes(productCode)))
}

/** The same as clients read them: with names, and with what their services ask for. */
export function describedOffers(content: IssuerContent, channel: Channel): readonly DescribedOffer[] {
  const told = offeredProducts(content)
  return offersInForce(content, channel).map((offer) => describeOffer(offer, told))
}

function offeredProducts(content: IssuerContent): ReadonlyMap<number, OfferedProduct> {
  const sold = [...content.products, ...content.plans]
  const descriptions = new Map(sold.map(({ code, description }) => [code, description]))
  const items = [...issuerItems(content).values()]
  return new Map(
    items.map((item) => [item.code, { ...item, description: descriptions.get(item.code) ?? '' }]),
  )
}
