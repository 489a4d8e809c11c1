import { AccessJourney } from '../features/identification/access-journey.tsx'
import { identificationCopy } from '../features/identification/copy.ts'
import { pageTitle } from '../issuer/page-title.ts'
import { ErrorPage } from '../shell/error-page.tsx'
import type { Route } from './+types/checkout-access'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, identificationCopy.pageTitle)

export default function CheckoutAccess() {
  return <AccessJourney />
}

export function ErrorBoundary() {
  return <ErrorPage />
}
