import type { Pricing } from '@benefits/domain/pricing/pricing'
import type { StoreCode } from '../../../commands/command-result.ts'
import { currentPricing } from '../../../visit/own-pricing.ts'
import { useVisitor } from '../../../visit/visitor-provider.tsx'
import { useCartHost } from '../state/cart-context.ts'

/** What the cart costs, as far as it is known. */
export interface PricingView {
  /** The price of the cart as it stands; null while there is none. */
  readonly pricing: Pricing | null
  readonly isLoading: boolean
  /** Why there is no price; `retry` asks again. */
  readonly failure: StoreCode | null
  readonly retry: () => void
}

/** Reads the cart's price; asking for it is the provider's work, whichever page is open. */
export function usePricing(): PricingView {
  const pricing = useVisitor(({ shopping }) => currentPricing(shopping))
  const status = useVisitor(({ shopping }) => shopping.pricingStatus)
  const failure = useVisitor(({ shopping }) => shopping.pricingFailure)
  const { retryPricing } = useCartHost()
  return {
    pricing,
    isLoading: status === 'loading',
    failure: status === 'failed' ? failure : null,
    retry: retryPricing,
  }
}
