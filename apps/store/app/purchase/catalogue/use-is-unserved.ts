import { useCallback } from 'react'
import { useVisitor } from '../../visit/visitor-provider.tsx'
import type { ProductView } from './product-view.ts'

/**
 * Says of a product that it is not sold where the company is, as far as that is known: by the company's address, or
 * since pricing took it out of the cart (docs/rules/catalogue.md: unserved).
 */
export function useIsUnserved(): (product: Pick<ProductView, 'code' | 'unservedStates'>) => boolean {
  const state = useVisitor(({ customer }) => customer.company?.fiscalAddress.state ?? null)
  const removedProducts = useVisitor(({ shopping }) => shopping.cart.removedProducts)
  return useCallback(
    ({ code, unservedStates }) =>
      (state !== null && unservedStates.includes(state)) || removedProducts.some(({ id }) => id === code),
    [state, removedProducts],
  )
}
