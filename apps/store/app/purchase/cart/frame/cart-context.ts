import { createContext, use } from 'react'
import type { CartQuestion } from '../cart-question.ts'

interface CartHost {
  readonly ask: (question: CartQuestion) => void
  readonly retryPricing: () => void
}

/** What stands once around the pages for the cart. */
export const CartContext = createContext<CartHost>({ ask: () => {}, retryPricing: () => {} })

/** Asks the cart's questions and retries its price. */
export function useCartHost(): CartHost {
  return use(CartContext)
}
