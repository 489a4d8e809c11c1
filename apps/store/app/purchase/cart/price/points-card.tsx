import { earnedPoints } from '@benefits/domain/pricing/earned-points'
import type { Pricing } from '@benefits/domain/pricing/pricing'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { cartCopy } from '../copy.ts'

/** The points that a priced cart earns (docs/rules/pricing.md: points); nothing where the issuer gives none. */
export function PointsCard({ pricing }: { readonly pricing: Pricing }) {
  const { bonusRule } = useIssuer().configuration
  const rule = bonusRule && {
    // The call gives points per real.
    pointsPerHundredReais: Math.round(bonusRule.unitaryValue * 100),
    productCodes: bonusRule.productCodes,
  }
  const points = earnedPoints(pricing, rule)
  if (points === 0) return null
  return (
    <Alert kind="info" title={`${cartCopy.pointsTitle}: ${cartCopy.points(points)}`}>
      {cartCopy.pointsText}
    </Alert>
  )
}
