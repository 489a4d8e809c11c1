import { type ComponentType, createContext, use } from 'react'
import type { CartQuestion } from './cart-question.ts'

/** A part of a screen that comes with a script of its own, and what asks for the script ahead of need. */
export interface LatePart {
  readonly Part: ComponentType
  readonly load: () => Promise<unknown>
}

interface CartHost {
  /** What gives the cart's proposal, beside its link; it comes with whoever puts the page together. */
  readonly proposer: LatePart | null
  readonly ask: (question: CartQuestion) => void
  readonly retryPricing: () => void
}

/** What stands once around the pages for the cart. */
export const CartContext = createContext<CartHost>({ proposer: null, ask: () => {}, retryPricing: () => {} })

/** Asks the cart's questions and retries its price. */
export function useCartHost(): CartHost {
  return use(CartContext)
}
