import { moved } from '@benefits/domain/cart/cart-state'
import { removeUnserved } from '@benefits/domain/cart/contracted/remove-unserved'
import type { PaymentMethod } from '@benefits/domain/payment/payment-method'
import type { Commands } from '../commands/command-table.ts'
import { withCart, withoutPrice } from './cart-slice.ts'
import { judgeCompany } from './customer-moves.ts'
import type { CustomerSlice } from './customer-slice.ts'
import type { PaidCard, PurchaseSlice } from './purchase-slice.ts'
import type { VisitorState } from './visitor-state.ts'

type Purchase = Pick<VisitorState, 'purchase'>

/** The purchase after what its contract prints changed: the acceptance is gone (docs/rules/contract.md: made-of). */
export function withoutAcceptance(purchase: PurchaseSlice): PurchaseSlice {
  return purchase.acceptedHash === null
    ? purchase
    : { ...purchase, acceptedHash: null, isAcceptanceLost: true }
}

/** The company is registered: its lead, what it is and what it has, as that was answered. */
export function recordRegistered(
  { customer }: Pick<VisitorState, 'customer'>,
  registered: Pick<CustomerSlice, 'leadId' | 'customerType' | 'contractedProducts'>,
): Pick<VisitorState, 'customer'> {
  return { customer: { ...customer, ...registered } }
}

/** What was registered, and of whom: another cart or person than before is another contract, and has no order yet. */
export function recordRegistration(
  { purchase }: Purchase,
  registered: Pick<PurchaseSlice, 'cartId' | 'registeredRevision' | 'registeredPerson'>,
  isSame: boolean,
): Purchase {
  return { purchase: { ...(isSame ? purchase : withoutAcceptance(purchase)), ...registered, order: null } }
}

/** Products of the cart are known to be the company's already; null where nothing of that is new. */
export function learnContracted(
  { customer, shopping }: Pick<VisitorState, 'customer' | 'shopping'>,
  codes: readonly number[],
): Pick<VisitorState, 'customer'> | null {
  const known = customer.contractedProducts
  const found = shopping.cart.lines
    .filter(
      ({ productCode }) => codes.includes(productCode) && known.every(({ code }) => code !== productCode),
    )
    .map(({ productCode, groupCode, name }) => ({ code: productCode, groupCode, name }))
  return found.length === 0 ? null : { customer: { ...customer, contractedProducts: [...known, ...found] } }
}

/** Nothing in the cart is sold where the company is: its products leave it, and their cards say so. */
export function withoutUnserved(state: VisitorState): Pick<VisitorState, 'shopping' | 'customer'> {
  const { cart } = state.shopping
  const codes = cart.lines.map(({ productCode }) => productCode)
  return {
    ...judgeCompany(state, 'selectedUnserved'),
    shopping: withoutPrice(withCart(state.shopping, removeUnserved(cart, codes))),
  }
}

/** The order is to be paid so. */
export function choosePayment({ purchase }: Purchase, paymentMethod: PaymentMethod): Purchase {
  return { purchase: { ...purchase, paymentMethod } }
}

/** A card holds the price of a registered cart. */
export function recordCard({ purchase }: Purchase, card: PaidCard, cartId: string): Purchase {
  return { purchase: { ...purchase, authorisedCard: { ...card, cartId } } }
}

/** No card holds the price any more. */
export function releaseCard({ purchase }: Purchase): Purchase {
  return { purchase: { ...purchase, authorisedCard: null } }
}

/**
 * The purchase has its order. It is paid as the order says, which may be another way than was chosen here: a cart is
 * hired once, and whoever comes later gets the first answer.
 */
export function recordOrder({ purchase }: Purchase, order: Commands['hire']['answer']): Purchase {
  const { paymentMethod } = order
  const authorisedCard = paymentMethod === 'creditCard' ? purchase.authorisedCard : null
  return { purchase: { ...purchase, order, paymentMethod, authorisedCard } }
}

/** What is registered is not this cart any more: it is registered, and its contract accepted, once more. */
export function forgetRegistration({ purchase }: Purchase): Purchase {
  return { purchase: { ...withoutAcceptance(purchase), registeredRevision: null } }
}

/** The same, and its price is asked for anew: that says what the company has contracted since. */
export function forgetPrice(state: Pick<VisitorState, 'shopping' | 'purchase'>): Partial<VisitorState> {
  const { shopping } = state
  return { ...forgetRegistration(state), shopping: withCart(shopping, moved(shopping.cart, {})) }
}
