import type { ServiceSection } from '@benefits/domain/cart/contracted/service-section'
import { openJointGroup } from '@benefits/domain/cart/joint/open-joint-group'
import { startJointCart } from '@benefits/domain/cart/joint/start-joint-cart'
import { changeCart } from './cart-moves.ts'
import type { VisitorState } from './visitor-state.ts'

/** Groups are hired in one go from now on, with the first one's form open. */
export function startJoint(
  state: VisitorState,
  groupCodes: readonly number[],
  first: ServiceSection,
): Partial<VisitorState> {
  const { contractedProducts } = state.customer
  return changeCart(state, (cart) =>
    openJointGroup(startJointCart(cart, groupCodes), first, contractedProducts),
  )
}

/** Another group's form opens, with what the company has of it in the cart. */
export function openJoint(state: VisitorState, group: ServiceSection): Partial<VisitorState> {
  return changeCart(state, (cart) => openJointGroup(cart, group, state.customer.contractedProducts))
}
