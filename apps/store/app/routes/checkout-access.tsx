import { AccessJourney } from '../features/identification/access-journey.tsx'
import { identificationCopy } from '../features/identification/copy.ts'
import { pageTitle } from '../issuer/page-title.ts'
import type { Route } from './+types/checkout-access'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, identificationCopy.pageTitle)

export default function CheckoutAccess() {
  return <AccessJourney />
}
