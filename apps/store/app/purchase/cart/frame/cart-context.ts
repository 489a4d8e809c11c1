import { type ComponentType, createContext, use } from 'react'
import type { CartQuestion } from '../cart-question.ts'

interface CartHost {
  /** What gives the cart's proposal, beside its link; it comes with whoever puts the page together. */
  readonly Proposer: ComponentType | null
  readonly ask: (question: CartQuestion) => void
  readonly retryPricing: () => void
}

/** What stands once around the pages for the cart. */
export const CartContext = createContext<CartHost>({ Proposer: null, ask: () => {}, retryPricing: () => {} })

/** Asks the cart's questions and retries its price. */
export function useCartHost(): CartHost {
  return use(CartContext)
}
