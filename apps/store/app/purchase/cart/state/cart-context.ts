import { createContext, use } from 'react'
import type { CartQuestion } from './cart-question.ts'

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

/** What the cart may ask of whoever gives its link (`purchase/share/`). */
interface Sharing {
  /** The link is about to be asked for. */
  readonly prepare: () => void
  readonly open: () => void
}

export const SharingContext = createContext<Sharing>({ prepare: () => {}, open: () => {} })

/** Asks for the cart's link. */
export function useSharing(): Sharing {
  return use(SharingContext)
}
