import type { Channel } from './issuer.ts'
import type { Product } from './product.ts'
import { visibleProducts } from './visible-products.ts'

/** The part of an issuer's catalogue that a channel sells. */
export interface SoldHere {
  readonly productCodes: readonly number[]
  /** Modalities that it sells something of: only these have a cart's page here. */
  readonly groupCodes: readonly number[]
}

/** What every page of a channel knows of what it sells; null where that is all that the issuer has. */
export function soldHere(
  products: readonly Pick<Product, 'code' | 'groupCode'>[],
  channel: Pick<Channel, 'productCodes'>,
): SoldHere | null {
  const { productCodes } = channel
  if (productCodes === null) return null
  const groupCodes = visibleProducts(products, channel).map(({ groupCode }) => groupCode)
  return { productCodes, groupCodes: [...new Set(groupCodes)] }
}
