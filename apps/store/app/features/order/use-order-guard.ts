import { mayEnter } from '@benefits/domain/checkout/may-enter'
import { useEffect } from 'react'
import { useIssuer } from '../../issuer/store-view.ts'
import { useNavigateKeepingQuery } from '../../shell/moves/use-kept-query.ts'
import { useRestored, useVisitor } from '../../state/visitor-provider.tsx'
import { entryFacts } from '../checkout/public.ts'

/**
 * True once a page of the order may show itself: with a modality and products in the cart. Without them it leads to the
 * initial page, keeping the query string (docs/rules/checkout.md: entry).
 */
export function useOrderGuard(): boolean {
  const isRestored = useRestored()
  const go = useNavigateKeepingQuery()
  const { initialPage } = useIssuer().channel
  const mayOpen = useVisitor((state) => mayEnter('orderCart', entryFacts(state)))
  useEffect(() => {
    if (isRestored && !mayOpen) go(initialPage, { replace: true })
  }, [isRestored, mayOpen, go, initialPage])
  return isRestored && mayOpen
}
