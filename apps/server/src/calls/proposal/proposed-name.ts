import type { ProposedProduct } from '@benefits/domain/proposal/proposed-product'

/** A proposed product as the calls tell it. */
export function proposedName({ additions, ...product }: ProposedProduct) {
  return { ...product, additions: additions.map((one) => ({ ...one })) }
}
