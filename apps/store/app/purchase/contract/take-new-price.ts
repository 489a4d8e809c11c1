import type { Pricing } from '@benefits/domain/pricing/pricing'
import { currentPricing, takePricing } from '../../visit/own-pricing.ts'
import type { VisitorState } from '../../visit/visitor-state.ts'

type Priced = Pick<VisitorState, 'shopping' | 'purchase'>

/**
 * The visit with what its registered cart costs since the company's data was saved, where the buyer sees another price;
 * else null. What a card held of the former price has been given back (docs/rules/pricing.md: moved-delivery).
 */
export function takeNewPrice({ shopping, purchase }: Priced, pricing: Pricing): Priced | null {
  const { revision } = shopping.cart
  const shown = currentPricing(shopping)
  if (purchase.registeredRevision !== revision || shown === null) return null
  if (shown.totalWithDiscount === pricing.totalWithDiscount) return null
  return {
    shopping: takePricing(shopping, revision, pricing),
    purchase: { ...purchase, authorisedCard: null },
  }
}
