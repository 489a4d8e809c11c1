import { replaceCart } from '@benefits/domain/cart/replace-cart'
import type { Pricing } from '@benefits/domain/pricing/pricing'
import type { Commands, CompanyData } from '../commands/command-table.ts'
import { withCart } from './cart-slice.ts'
import { applyPricing, currentPricing } from './own-pricing.ts'
import type { VisitorState } from './visitor-state.ts'

type Taken = Pick<VisitorState, 'shopping' | 'purchase' | 'order'>

/** What is registered now, where another tab has registered it. */
export interface CurrentPurchase {
  readonly cartId: string
  readonly company: CompanyData
  readonly cart: Commands['readCart']['answer']
}

/** The visit with the cart and the company's data that its contract is made of (docs/rules/contract.md: other-tab). */
export function applyCurrentCart({ shopping, purchase, order }: Taken, current: CurrentPurchase): Taken {
  const { cartId, company, cart } = current
  const taken = replaceCart(shopping.cart, cart)
  const isSameCart = purchase.cartId === cartId
  return {
    order: { ...order, company: order.company && { ...order.company, ...company } },
    shopping: applyPricing(withCart(shopping, taken), taken.revision, cart.pricing),
    purchase: {
      ...purchase,
      cartId,
      registeredRevision: taken.revision,
      companyData: company,
      authorisedCard: isSameCart ? purchase.authorisedCard : null,
    },
  }
}

/**
 * The visit with what its registered cart costs since the company's data was saved, where the buyer sees another price;
 * else nothing. What a card held of the former price has been given back (docs/rules/pricing.md: moved-delivery).
 */
export function applyNewPrice(
  { shopping, purchase }: Pick<VisitorState, 'shopping' | 'purchase'>,
  pricing: Pricing,
): Partial<Pick<VisitorState, 'shopping' | 'purchase'>> {
  const { revision } = shopping.cart
  const shown = currentPricing(shopping)
  if (purchase.registeredRevision !== revision || shown === null) return {}
  if (shown.totalWithDiscount === pricing.totalWithDiscount) return {}
  return {
    shopping: applyPricing(shopping, revision, pricing),
    purchase: { ...purchase, authorisedCard: null },
  }
}

/** The contract that the buyer was shown is accepted under its hash. */
export function acceptContract(
  { purchase }: Pick<VisitorState, 'purchase'>,
  acceptedHash: string,
): Pick<VisitorState, 'purchase'> {
  return { purchase: { ...purchase, acceptedHash, isAcceptanceLost: false } }
}
