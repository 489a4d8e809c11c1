import { CODE } from '@benefits/copy/code-of-refusal'
import type { SignupStep } from '@benefits/domain/checkout/signup-steps'
import { useEffect } from 'react'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { useNavigateKeepingQuery } from '../../always/navigation/use-kept-query.ts'
import { useWarnProblem } from '../../always/warning/warning-provider.tsx'
import { useRestored, useVisitor } from '../../visit/visitor-provider.tsx'
import { useCartPath } from '../cart/public.ts'
import { checkEntry, type GuardedPage } from './check-entry.ts'
import { type OrderFlowName, pathOfStep } from './flows.ts'

interface GuardOptions {
  /** The way without accounts that the page is on. */
  readonly flow?: OrderFlowName
  /** The step of the identification that the address asks for. */
  readonly asked?: SignupStep | null
  /** The page is being left by a way of its own: the guard has no say any more. */
  readonly isLeft?: boolean
}

/** True once a page of a purchase may show itself; else it leads elsewhere, keeping the query string. */
export function useEntryGuard(
  page: GuardedPage,
  { flow = 'order', asked = null, isLeft = false }: GuardOptions = {},
): boolean {
  const isRestored = useRestored()
  const go = useNavigateKeepingQuery()
  const warnProblem = useWarnProblem()
  const { identity, channel } = useIssuer()
  const { initialPage, features } = channel
  const cart = useCartPath()
  const groupCode = useVisitor(({ shopping }) => shopping.cart.selectedGroupCode)
  const elsewhere = useVisitor((state) =>
    checkEntry(page, state, { hasAccessManagement: features.accessManagement, sale: identity, asked }),
  )
  useEffect(() => {
    if (!isRestored || elsewhere === null || isLeft) return
    // The cart's own page would say why; where there is none, the way out does.
    if (elsewhere === 'unsold') warnProblem({ code: CODE.productUnknown })
    const leave = (to: string) => go(to, { replace: true })
    if (elsewhere === 'cart') leave(cart)
    else if (elsewhere === 'initialPage' || elsewhere === 'unsold') leave(initialPage)
    else leave(pathOfStep(elsewhere, groupCode, identity, flow))
  }, [isRestored, elsewhere, isLeft, go, warnProblem, initialPage, cart, groupCode, identity, flow])
  return isRestored && elsewhere === null
}
