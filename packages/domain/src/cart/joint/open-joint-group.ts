import type { ContractedProduct } from '../../customer/customer-type.ts'
import type { CartState } from '../cart-state.ts'
import { contractedLines } from '../contracted/contracted-lines.ts'
import type { ServiceSection } from '../contracted/service-section.ts'
import { addLine } from '../lines/add-line.ts'

/**
 * Opens a group's form: its modality is selected and, where the cart has nothing of it, what the company already has
 * of it comes in to be extended; not an HR plan, of which only a step up can be hired. The same cart for a group that
 * is not hired in this go.
 */
export function openJointGroup(
  cart: CartState,
  section: ServiceSection,
  contracted: readonly ContractedProduct[],
): CartState {
  const { groupCode } = section
  if (!cart.jointGroupCodes.includes(groupCode)) return cart
  const isFilled = cart.lines.some((line) => line.groupCode === groupCode)
  const isExtended = !isFilled && section.lineType !== 'hcm'
  const known = isExtended ? contractedLines(section, contracted) : []
  const filled = known.reduce(addLine, cart)
  return { ...filled, selectedGroupCode: groupCode, revision: cart.revision + 1 }
}
