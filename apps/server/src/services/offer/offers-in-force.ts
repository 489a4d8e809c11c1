import type { Channel, IssuerContent } from '@benefits/domain/catalogue/issuer'
import type { Offer } from '@benefits/domain/offer/offer'

/** The issuer's offers of which the channel sells every product. */
export function offersInForce({ offers }: IssuerContent, { productCodes }: Channel): readonly Offer[] {
  if (productCodes === null) return offers
  return offers.filter(({ items }) => items.every(({ productCode }) => productCodes.includes(productCode)))
}
