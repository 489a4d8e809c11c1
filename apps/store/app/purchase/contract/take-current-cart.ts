import { takeOverCart } from '@benefits/domain/cart/take-over-cart'
import type { Commands, CompanyData } from '../../commands/command-table.ts'
import { withCart } from '../../visit/cart-slice.ts'
import { takePricing } from '../../visit/own-pricing.ts'
import type { VisitorState } from '../../visit/visitor-state.ts'

type Taken = Pick<VisitorState, 'shopping' | 'purchase' | 'order'>

/** What is registered now, where another tab has registered it. */
export interface CurrentPurchase {
  readonly cartId: string
  readonly company: CompanyData
  readonly cart: Commands['readCart']['answer']
}

/** The visit with the cart and the company's data that its contract is made of (docs/rules/contract.md: other-tab). */
export function takeCurrentCart({ shopping, purchase, order }: Taken, current: CurrentPurchase): Taken {
  const { cartId, company, cart } = current
  const taken = takeOverCart(shopping.cart, cart)
  const isSameCart = purchase.cartId === cartId
  return {
    order: { ...order, company: order.company && { ...order.company, ...company } },
    shopping: takePricing(withCart(shopping, taken), taken.revision, cart.pricing),
    purchase: {
      ...purchase,
      cartId,
      registeredRevision: taken.revision,
      companyData: company,
      authorisedCard: isSameCart ? purchase.authorisedCard : null,
    },
  }
}
