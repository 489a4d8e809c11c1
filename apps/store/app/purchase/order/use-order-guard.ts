import { mayEnter } from '@benefits/domain/checkout/may-enter'
import { useEffect } from 'react'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { useNavigateKeepingQuery } from '../../always/navigation/use-kept-query.ts'
import { useRestored, useVisitor } from '../../visit/visitor-provider.tsx'
import type { VisitorState } from '../../visit/visitor-state.ts'
import { entryFacts } from '../checkout/public.ts'

/** The order's pages that a visit may not be ready for. */
export type GuardedPage = 'orderCart' | 'companyData' | 'orderReview'

/** Where a visit belongs that opened a page of the order; null where it may stay. */
export type Elsewhere = 'initialPage' | 'companyData' | null

/**
 * Judges a visit to a page of the order. What it needs and has not leads to the initial page; a review of what is not
 * registered as it stands, or of a company that was not saved, goes back to the company's data
 * (docs/rules/checkout.md: entry).
 */
export function judgeOrderEntry(page: GuardedPage, state: VisitorState): Elsewhere {
  if (!mayEnter(page, entryFacts(state))) return 'initialPage'
  if (page !== 'orderReview') return null
  const { customer, purchase, order, shopping } = state
  const isRegistered =
    customer.leadId !== null &&
    purchase.cartId !== null &&
    purchase.registeredRevision === shopping.cart.revision
  return isRegistered && order.company !== null ? null : 'companyData'
}

/** True once a page of the order may show itself; else it leads elsewhere, keeping the query string. */
export function useOrderGuard(page: GuardedPage, companyPage: string): boolean {
  const isRestored = useRestored()
  const go = useNavigateKeepingQuery()
  const { initialPage } = useIssuer().channel
  const elsewhere = useVisitor((state) => judgeOrderEntry(page, state))
  useEffect(() => {
    if (!isRestored || elsewhere === null) return
    go(elsewhere === 'initialPage' ? initialPage : companyPage, { replace: true })
  }, [isRestored, elsewhere, go, initialPage, companyPage])
  return isRestored && elsewhere === null
}
