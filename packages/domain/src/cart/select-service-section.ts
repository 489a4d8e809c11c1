import type { LineType } from '../catalogue/product.ts'
import type { ContractedProduct } from '../customer/customer-type.ts'
import type { Centavos } from '../money/centavos.ts'
import { addLine } from './add-line.ts'
import type { CartLine } from './cart-line.ts'
import type { CartState } from './cart-state.ts'
import { clearCart } from './clear-cart.ts'

/** What a section of the service shelf sells. */
export interface ServiceSection {
  readonly groupCode: number
  readonly lineType: LineType
}

/**
 * Opens a section of the service shelf: its modality is selected, the cart emptied, and what the company already has
 * of it put back, mobility with its quantity and value, an HR plan with its plan period (spec 1 §4). Cards contracted
 * before are changed in the portal and do not come back. A quantity or value that this session may not know is 0.
 */
export function selectServiceSection(
  cart: CartState,
  section: ServiceSection,
  contracted: readonly ContractedProduct[],
): CartState {
  const emptied = { ...clearCart(cart), selectedGroupCode: section.groupCode }
  if (section.lineType !== 'mobility' && section.lineType !== 'hcm') return emptied
  const again = contracted.filter(({ groupCode }) => groupCode === section.groupCode)
  const filled = again.reduce(
    (state, product) => addLine(state, contractedLine(product, section)),
    emptied as CartState,
  )
  return { ...filled, revision: cart.revision + 1 }
}

function contractedLine(product: ContractedProduct, section: ServiceSection): CartLine {
  return {
    id: product.code,
    name: product.name,
    amount: product.quantity ?? 0,
    value: product.value ?? (0 as Centavos),
    groupCode: section.groupCode,
    type: section.lineType,
    isAddOn: false,
    planPeriod: product.planPeriod ?? 'monthly',
    additionalProducts: [],
  }
}
