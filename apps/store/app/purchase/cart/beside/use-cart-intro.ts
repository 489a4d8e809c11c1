import { useCallback, useEffect } from 'react'
import { markIntroSeen } from '../../../visit/cart-moves.ts'
import { useRestored, useVisitor, useVisitorStore } from '../../../visit/visitor-provider.tsx'
import { useCartHost } from '../state/cart-context.ts'

/**
 * Greets a company that has contracts when it opens a modality, once a visit (docs/rules/cart.md: intro-once); not on a
 * page that has nothing to sell in this channel.
 */
export function useCartIntro({ isSold = true }: { readonly isSold?: boolean } = {}) {
  const greet = useGreeting()
  const isRestored = useRestored()
  const hasContracts = useVisitor(({ customer }) => customer.contractedProducts.length > 0)
  useEffect(() => {
    if (isSold && isRestored && hasContracts) greet()
  }, [isSold, isRestored, hasContracts, greet])
}

/** Gives the function that shows the cart-intro modal to a company that has contracts and has not seen it yet. */
export function useGreeting(): () => void {
  const store = useVisitorStore()
  const { ask } = useCartHost()
  return useCallback(() => {
    const { customer, shopping } = store.getState()
    if (shopping.introSeen || customer.contractedProducts.length === 0) return
    store.move(markIntroSeen)
    ask({ kind: 'intro' })
  }, [store, ask])
}
