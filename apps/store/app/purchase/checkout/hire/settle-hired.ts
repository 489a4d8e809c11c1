import type { Commands } from '../../../commands/command-table.ts'
import type { PurchaseSlice } from '../../../visit/purchase-slice.ts'

/**
 * The purchase with its order. It is paid as the order says, which may be another way than was chosen here: a cart is
 * hired once, and whoever comes later gets the first answer.
 */
export function settleHired(purchase: PurchaseSlice, order: Commands['hire']['answer']): PurchaseSlice {
  const { paymentMethod } = order
  const authorisedCard = paymentMethod === 'creditCard' ? purchase.authorisedCard : null
  return { ...purchase, order, paymentMethod, authorisedCard }
}
