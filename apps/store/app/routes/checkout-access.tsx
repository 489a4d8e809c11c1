import { pageTitle } from '../always/issuer/page-title.ts'
import { titleOfStep } from '../purchase/flow/public.ts'
import { AccessJourney } from '../purchase/identification/access-journey.tsx'
import type { Route } from './+types/checkout-access'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, titleOfStep('access'))

export default function CheckoutAccess() {
  return <AccessJourney />
}
