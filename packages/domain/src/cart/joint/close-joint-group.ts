import type { ContractedProduct } from '../../customer/customer-type.ts'
import { type CartState, moved } from '../cart-state.ts'
import { isAsContracted } from '../contracted/contracted-lines.ts'

/**
 * Leaves a group's form: what is just as it was contracted leaves the cart, since nothing of it is hired anew. The
 * same cart where nothing leaves.
 */
export function closeJointGroup(
  cart: CartState,
  groupCode: number,
  contracted: readonly ContractedProduct[],
): CartState {
  const lines = cart.lines.filter((line) => line.groupCode !== groupCode || !isAsContracted(line, contracted))
  return lines.length === cart.lines.length ? cart : moved(cart, { lines })
}
