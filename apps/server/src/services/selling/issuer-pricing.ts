import { ENTRY_LABELS } from '@benefits/copy/entry-labels'
import type { Channel } from '@benefits/domain/catalogue/issuer'
import { visibleProducts } from '@benefits/domain/catalogue/visible-products'
import type { IssuerContent } from '@benefits/domain/content/issuer-content'
import { type PricingOrder, type PricingOutcome, preparePricing } from '@benefits/domain/pricing/price-cart'
import { type PricingItem, pricingItems } from '@benefits/domain/pricing/pricing-item'

/** How an issuer's channel prices carts, read from the content once. */
export interface IssuerPricing {
  readonly items: ReadonlyMap<number, PricingItem>
  readonly price: (order: PricingOrder) => PricingOutcome
}

/** Content and channels are frozen at start, so a channel object stands for one issuer's channel for ever. */
const prepared = new WeakMap<Channel, IssuerPricing>()

/** The pricing of what a channel sells; a product outside its list is unknown to it. */
export function issuerPricing(content: IssuerContent, channel: Channel): IssuerPricing {
  const known = prepared.get(channel)
  if (known) return known
  const { issuer, products, modalities, plans, fees } = content
  const sold = {
    products: visibleProducts(products, channel),
    modalities,
    plans: visibleProducts(plans, channel),
  }
  const pricing = {
    items: pricingItems(sold),
    price: preparePricing({ ...sold, fees, labels: { ...ENTRY_LABELS, marketplace: issuer.marketplace } }),
  }
  prepared.set(channel, pricing)
  return pricing
}

const catalogues = new WeakMap<IssuerContent, IssuerPricing['items']>()

/** Everything that an issuer sells in any channel, by code. */
export function issuerItems(content: IssuerContent): IssuerPricing['items'] {
  const known = catalogues.get(content)
  if (known) return known
  const items = pricingItems(content)
  catalogues.set(content, items)
  return items
}
