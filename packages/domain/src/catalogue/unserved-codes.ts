import type { Uf } from '../document/types.ts'
import type { Product } from './product.ts'

/** Codes of the products that are not sold in a state; none while the state is unknown. */
export function unservedCodes(
  products: readonly Pick<Product, 'code' | 'unservedStates'>[],
  state: Uf | '',
): number[] {
  return products
    .filter(({ unservedStates }) => unservedStates.some((uf) => uf === state))
    .map(({ code }) => code)
}
