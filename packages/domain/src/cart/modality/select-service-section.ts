import type { ContractedProduct } from '../../customer/customer-type.ts'
import type { CartState } from '../cart-state.ts'
import { clearCart } from '../clear-cart.ts'
import { contractedLines } from '../contracted/contracted-lines.ts'
import type { ServiceSection } from '../contracted/service-section.ts'
import { addLine } from '../lines/add-line.ts'

/**
 * Opens a section of the service shelf: its modality is selected, the cart emptied, and what the company already has
 * of it put back, mobility with its quantity and value, an HR plan with its plan period. Cards contracted before are
 * changed in the portal and do not come back. A quantity or value that this session may not know is 0.
 */
export function selectServiceSection(
  cart: CartState,
  section: ServiceSection,
  contracted: readonly ContractedProduct[],
): CartState {
  const emptied = { ...clearCart(cart), selectedGroupCode: section.groupCode }
  const filled = contractedLines(section, contracted).reduce(addLine, emptied as CartState)
  return { ...filled, revision: cart.revision + 1 }
}
