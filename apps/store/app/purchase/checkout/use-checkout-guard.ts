import { mayEnter } from '@benefits/domain/checkout/may-enter'
import { type CheckoutStep, entryStep } from '@benefits/domain/checkout/next-step'
import { useEffect } from 'react'
import { checkoutPath } from '../../addresses/checkout-paths.ts'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { useNavigateKeepingQuery } from '../../always/navigation/use-kept-query.ts'
import { useRestored, useVisitor } from '../../visit/visitor-provider.tsx'
import type { VisitorState } from '../../visit/visitor-state.ts'
import { entryFacts } from './entry-facts.ts'

/** The two pages behind the code. */
type GuardedStep = Extract<CheckoutStep, 'checkoutCart' | 'summary'>

/** Where a visit belongs that opened a page; null when it may stay. */
export type Elsewhere = CheckoutStep | 'initialPage' | null

/**
 * Judges a visit to the cart of the access flow or to the summary. Without modality or products: the initial page. A
 * stranger goes to the access step, an unverified account to its code. The summary shows only what is registered: a
 * cart that was edited since is confirmed in the cart first.
 */
export function judgeEntry(step: GuardedStep, state: VisitorState, hasAccessManagement: boolean): Elsewhere {
  const { shopping, customer, access, purchase } = state
  const { cart } = shopping
  if (!mayEnter(step, entryFacts(state))) return 'initialPage'
  const isRegistered =
    customer.leadId !== null && purchase.cartId !== null && purchase.registeredRevision === cart.revision
  if (step === 'summary' && isRegistered) return null
  const entry = entryStep({
    hasAccessManagement,
    hasAccess: access.hasAccess,
    isCodeValidated: access.isCodeValidated,
    customerType: customer.customerType,
    isEmbedded: false,
  })
  return entry === step ? null : entry
}

/** True once the page may show itself; else it leads elsewhere, keeping the query (docs/rules/checkout.md: entry). */
export function useCheckoutGuard(step: GuardedStep): boolean {
  const isRestored = useRestored()
  const go = useNavigateKeepingQuery()
  const { identity, channel } = useIssuer()
  const { initialPage, features } = channel
  const groupCode = useVisitor(({ shopping }) => shopping.cart.selectedGroupCode)
  const elsewhere = useVisitor((state) => judgeEntry(step, state, features.accessManagement))
  useEffect(() => {
    if (!isRestored || elsewhere === null) return
    const to = elsewhere === 'initialPage' ? initialPage : checkoutPath(elsewhere, groupCode, identity)
    go(to, { replace: true })
  }, [isRestored, elsewhere, go, initialPage, groupCode, identity])
  return isRestored && elsewhere === null
}
