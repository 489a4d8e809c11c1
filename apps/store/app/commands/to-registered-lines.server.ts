import type { OrderLine } from '@benefits/domain/cart/cart-line'
import { addOnLine } from '@benefits/domain/cart/lines/add-on-line'
import { toRegisteredLine } from '@benefits/domain/cart/lines/registered-line'

/** Cart lines as registration takes them; add-ons as lines of their own. */
export function toRegisteredLines(lines: readonly OrderLine[], addOnCodes: readonly number[]) {
  return [...lines, ...addOnCodes.map(addOnLine)].map(toRegisteredLine)
}
