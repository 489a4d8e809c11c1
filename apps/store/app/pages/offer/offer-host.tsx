import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { loadPart } from '../../ui/load-part.ts'
import { useRestored, useVisitor } from '../../visit/visitor-provider.tsx'

const OfferFollower = lazy(() => loadPart(() => import('./follow/offer-follower.tsx')))

/** Follows the offer of a visit on every page; a visit without one loads nothing of it. */
export function OfferHost() {
  const isAsked = useLocation().search.includes('offerid=')
  const isFollowed = useVisitor(({ shopping }) => shopping.offerCode !== null)
  const isRestored = useRestored()
  return isRestored && (isAsked || isFollowed) ? (
    <Suspense>
      <OfferFollower />
    </Suspense>
  ) : null
}
