import { mayEnter } from '@benefits/domain/checkout/may-enter'
import { useEffect } from 'react'
import { keepsFinished } from '../../addresses/find-page.ts'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { useNavigateKeepingQuery } from '../../always/navigation/use-kept-query.ts'
import { leaveFinished } from '../../visit/leave-finished.ts'
import type { PurchaseSlice } from '../../visit/purchase-slice.ts'
import { useRestored, useVisitor, useVisitorStore } from '../../visit/visitor-provider.tsx'
import type { VisitorState } from '../../visit/visitor-state.ts'

/** An order as its hiring answered it. */
export type FinishedOrder = NonNullable<PurchaseSlice['order']>

/** The concluded order, or null where this page has nothing to show: no products, no price or no order. */
export function finishedOrder({ shopping, customer, purchase }: VisitorState): FinishedOrder | null {
  const mayOpen = mayEnter('conclusion', {
    hasModality: shopping.cart.selectedGroupCode !== null,
    isCartEmpty: shopping.cart.lines.length === 0,
    hasOffer: shopping.offerCode !== null,
    hasAccountId: true,
    hasCompany: customer.company !== null,
    hasLead: customer.leadId !== null,
    hasPricing: (purchase.order?.pricing ?? null) !== null,
  })
  return mayOpen ? purchase.order : null
}

/**
 * Gives the concluded order once the tab's state is known, and leads to the initial page without one. Leaving clears
 * the finished purchase; a reload does not.
 */
export function useFinishedOrder(): FinishedOrder | null {
  const store = useVisitorStore()
  const isRestored = useRestored()
  const go = useNavigateKeepingQuery()
  const { initialPage } = useIssuer().channel
  const order = useVisitor(finishedOrder)
  const isMissing = isRestored && order === null
  useEffect(() => {
    if (isMissing) go(initialPage, { replace: true })
  }, [isMissing, go, initialPage])
  useEffect(
    () => () => {
      if (!keepsFinished(window.location.pathname)) store.move(leaveFinished)
    },
    [store],
  )
  return isRestored ? order : null
}
