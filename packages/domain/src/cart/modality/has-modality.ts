import type { Selling } from '../../catalogue/selling.ts'
import type { CartState } from '../cart-state.ts'

/**
 * Whether each line of the cart is of a modality that the issuer sells: a kept cart may be older than the catalogue
 * (docs/rules/cart.md: known-modality). An empty cart has nothing to miss.
 */
export function hasModality({ lines }: Pick<CartState, 'lines'>, { carts }: Pick<Selling, 'carts'>): boolean {
  return lines.every(({ groupCode }) => carts[groupCode] !== undefined)
}
