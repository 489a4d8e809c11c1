import type { SoldHere } from '../../catalogue/sold-here.ts'
import type { CartState } from '../cart-state.ts'
import { toOrderLines } from '../to-order-lines.ts'

/**
 * Whether the channel sells all that is in the cart, with what is added to its lines: where not, its price is refused
 * (docs/rules/checkout.md: sold-first). `sold` null stands for a channel that sells everything.
 */
export function isSoldHere(
  { lines, addOnCodes }: Pick<CartState, 'lines' | 'addOnCodes'>,
  sold: SoldHere | null,
): boolean {
  const codes = toOrderLines(lines).flatMap(({ productCode, additionalCodes }) => [
    productCode,
    ...additionalCodes,
  ])
  return sold === null || [...codes, ...addOnCodes].every((code) => sold.productCodes.includes(code))
}
