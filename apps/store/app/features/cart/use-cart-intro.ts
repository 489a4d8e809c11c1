import { useEffect } from 'react'
import { useRestored, useVisitor, useVisitorStore } from '../../state/visitor-provider.tsx'
import { useCartHost } from './cart-provider.tsx'

/** Greets a company that has contracts when it opens a modality, once a visit (spec 1 §2.13, details 27). */
export function useCartIntro() {
  const store = useVisitorStore()
  const { ask } = useCartHost()
  const isDue = useVisitor(
    ({ customer, shopping }) => customer.contractedProducts.length > 0 && !shopping.introSeen,
  )
  const isRestored = useRestored()
  useEffect(() => {
    if (!isDue || !isRestored) return
    store.setState(({ shopping }) => ({ shopping: { ...shopping, introSeen: true } }))
    ask({ kind: 'intro' })
  }, [isDue, isRestored, store, ask])
}
