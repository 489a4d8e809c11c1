/** What the rest of the store may use of the cart. */
export { CartButton } from './cart-button.tsx'
export { CartContent } from './cart-content.tsx'
export { cartPath, WALLET_GROUP_CODES } from './cart-groups.ts'
export { CartProvider, useCartHost } from './cart-provider.tsx'
export { CartSummary } from './cart-summary.tsx'
export { CartTable } from './cart-table.tsx'
export { DeliveryForecast } from './delivery-forecast.tsx'
export { FeeList } from './fee-list.tsx'
export { isCartValid } from './keep-priced.ts'
export { type LineMessages, lineMessages } from './line-messages.ts'
export type { PaintedProduct } from './money-parts.ts'
export {
  type PriceNotice,
  type PriceNotice,
  type PriceResult,
  settlePrice,
  settlePrice,
} from './settle-price.ts'
export { TotalPrice } from './total-price.tsx'
export { type CartMoves, useCartMoves, useCartState } from './use-cart.ts'
export { useCartIntro } from './use-cart-intro.ts'
export { type PricingView, usePricing } from './use-pricing.ts'
export { useShelfChoice } from './use-shelf-choice.ts'
