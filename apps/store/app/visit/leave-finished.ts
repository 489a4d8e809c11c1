import type { CartLine } from '@benefits/domain/cart/cart-line'
import type { ContractedProduct } from '@benefits/domain/customer/customer-type'
import { emptied } from './cart-slice.ts'
import { noPurchase } from './purchase-slice.ts'
import type { VisitorState } from './visitor-state.ts'

/**
 * The visit after a concluded order was left: cart, contract and order are gone, the identity stays, and what was
 * ordered, its services too, is contracted from now on (docs/rules/customers.md: contracts-of-here). The same where
 * nothing was concluded.
 */
export function leaveFinished(state: VisitorState): VisitorState {
  if (state.purchase.order === null) return state
  const { shopping, customer } = state
  const known = new Set(customer.contractedProducts.map(({ code }) => code))
  const ordered = [...shopping.cart.lines.map(toContracted), ...servicesOf(state)].filter(
    ({ code }) => !known.has(code),
  )
  return {
    ...state,
    shopping: emptied(shopping),
    customer: {
      ...customer,
      customerType: 'withAvailableProducts',
      contractedProducts: [...customer.contractedProducts, ...ordered],
    },
    purchase: noPurchase,
  }
}

function toContracted({
  productCode,
  name,
  groupCode,
  quantity,
  monthlyValue,
  planPeriod,
}: CartLine): ContractedProduct {
  return { code: productCode, groupCode, name, quantity, value: monthlyValue, planPeriod }
}

/** The offer's services that came with the order. */
function servicesOf({ shopping, offers }: VisitorState): ContractedProduct[] {
  const offer = offers.active.find(({ code }) => code === shopping.offerCode)
  return shopping.cart.addOnCodes.flatMap((addOn) => {
    const item = offer?.items.find(({ productCode }) => productCode === addOn)
    return item ? [{ code: addOn, groupCode: item.groupCode, name: item.name }] : []
  })
}
