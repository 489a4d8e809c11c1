import type { Channel } from './issuer.ts'

/** What a channel shows of a list of products, in its order; a channel without a list shows all. */
export function visibleProducts<Item extends { readonly code: number }>(
  products: readonly Item[],
  channel: Pick<Channel, 'productCodes'>,
): Item[] {
  const { productCodes } = channel
  return productCodes === null ? [...products] : products.filter(({ code }) => productCodes.includes(code))
}
