import { mayEnter } from '@benefits/domain/checkout/may-enter'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useIssuer } from '../../issuer/store-view.ts'
import { VERIFICATION_PAGE } from '../../issuer/verification-page.ts'
import { useNavigateKeepingQuery } from '../../shell/moves/use-kept-query.ts'
import { useRestored, useVisitor } from '../../state/visitor-provider.tsx'
import { stepOfHash } from './steps/step-hash.ts'

/** Where somebody is sent who may not be on the account steps; null for those who may. */
function useWayOut(): string | null {
  const { initialPage } = useIssuer().channel
  const asked = stepOfHash(useLocation().hash)
  const { selectedGroupCode, lines } = useVisitor(({ shopping }) => shopping.cart)
  const offerCode = useVisitor(({ shopping }) => shopping.offerCode)
  const { accountId, hasAccess, isReturning } = useVisitor(({ access }) => access)
  const mayStay = mayEnter('access', {
    hasModality: selectedGroupCode !== null,
    isCartEmpty: lines.length === 0,
    hasOffer: offerCode !== null,
    hasAccountId: accountId !== null,
    hasCompany: false,
    hasLead: false,
    hasPricing: false,
  })
  if (!mayStay) return initialPage
  const isAccountMade = accountId !== null && hasAccess
  // A returning account may still stand at the step that sends its code; one made in this visit was mailed it.
  const isPast = asked === 'password' || (asked === 'confirmation' && !isReturning)
  return isAccountMade && isPast ? VERIFICATION_PAGE : null
}

/** True once the page may show its steps; sends everybody else away with the query string. */
export function useAccessGuard(): boolean {
  const isRestored = useRestored()
  const go = useNavigateKeepingQuery()
  const wayOut = useWayOut()
  useEffect(() => {
    if (isRestored && wayOut !== null) go(wayOut, { replace: true })
  }, [isRestored, wayOut, go])
  return isRestored && wayOut === null
}
