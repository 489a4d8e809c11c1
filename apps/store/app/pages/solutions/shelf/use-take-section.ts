import { selectServiceSection } from '@benefits/domain/cart/modality/select-service-section'
import { useCallback } from 'react'
import { setAside } from '../../../purchase/cart/public.ts'
import { withCart } from '../../../visit/cart-slice.ts'
import { useVisitorStore } from '../../../visit/visitor-provider.tsx'
import type { VisitorState } from '../../../visit/visitor-state.ts'
import type { SolutionSection } from './solution-sections.ts'

/**
 * Gives the function that takes a section for the cart: its modality is selected and the cart holds what the company has
 * of it. The buyer's own cart of before is kept aside; says whether there was one.
 */
export function useTakeSection(): (section: SolutionSection) => boolean {
  const store = useVisitorStore()
  return useCallback(
    (section) => {
      const before = store.getState().shopping.asideCarts
      store.move(takeSection, section)
      return store.getState().shopping.asideCarts !== before
    },
    [store],
  )
}

function takeSection({ shopping, customer }: VisitorState, section: SolutionSection): Partial<VisitorState> {
  const { contractedProducts } = customer
  const cart = selectServiceSection(shopping.cart, section, contractedProducts)
  return { shopping: withCart(setAside(shopping, contractedProducts), cart) }
}
