/** Why a company that is known cannot take a product into its cart. */
export interface Blocked<P> {
  readonly product: P
  readonly state: 'contracted' | 'unserved'
}

/**
 * The first of the products that the company has already, else the first that is not sold where it is; null where none
 * is.
 */
export function findBlocked<P>(
  products: readonly P[],
  isContracted: (product: P) => boolean,
  isUnserved: (product: P) => boolean,
): Blocked<P> | null {
  const contracted = products.find(isContracted)
  if (contracted !== undefined) return { product: contracted, state: 'contracted' }
  const unserved = products.find(isUnserved)
  return unserved === undefined ? null : { product: unserved, state: 'unserved' }
}
