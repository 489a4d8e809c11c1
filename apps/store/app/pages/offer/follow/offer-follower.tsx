import { lazy, Suspense, useRef } from 'react'
import { useBlocker } from 'react-router'
import { loadPart } from '../../../ui/load-part.ts'
import { OFFER_PARAMETER } from '../../../visit/choose-offer.ts'
import { useVisitorStore } from '../../../visit/visitor-provider.tsx'
import { leavesFlow } from './leaves-flow.ts'
import { useFollowedOffer } from './use-followed-offer.ts'
import { useSettledAddOns } from './use-settled-add-ons.ts'

const ExitDialog = lazy(() => loadPart(() => import('./exit-dialog.tsx')))

/** Follows the offer of the visit: its address, its services, and the question whether to leave it. */
export default function OfferFollower() {
  const store = useVisitorStore()
  const isLosingIt = useRef(false)
  useFollowedOffer(isLosingIt)
  useSettledAddOns()
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isBlocked = leavesFlow(store.getState(), {
      from: currentLocation.pathname,
      to: nextLocation.pathname,
      action: historyAction,
    })
    isLosingIt.current = !isBlocked && !new URLSearchParams(nextLocation.search).has(OFFER_PARAMETER)
    return isBlocked
  })
  return blocker.state === 'blocked' ? (
    <Suspense>
      <ExitDialog to={blocker.location} onStay={blocker.reset} />
    </Suspense>
  ) : null
}
