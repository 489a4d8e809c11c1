import { pageTitle } from '../always/issuer/page-title.ts'
import { AccessJourney } from '../purchase/identification/access-journey.tsx'
import { identificationCopy } from '../purchase/identification/copy.ts'
import type { Route } from './+types/checkout-access'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, identificationCopy.pageTitle)

export default function CheckoutAccess() {
  return <AccessJourney />
}
