import { useDeferredValue } from 'react'
import { useRestored } from '../../../visit/visitor-provider.tsx'
import { useCartState } from '../state/use-cart-state.ts'

/**
 * How many rows the cart shows; null before the tab's copy was read. The first ones come after the answer to the press
 * that filled the cart, which stands elsewhere.
 */
export function useShownRows(): number | null {
  const isRestored = useRestored()
  const { lines } = useCartState()
  const isEmpty = isRestored && lines.length === 0
  const wasEmpty = useDeferredValue(isEmpty)
  if (!isRestored) return null
  return isEmpty || wasEmpty ? 0 : lines.length
}
