import { accessCopy } from '../features/access/copy.ts'
import { VerificationScreen } from '../features/access/verification-screen.tsx'
import { pageTitle } from '../issuer/page-title.ts'
import type { Route } from './+types/checkout-verification'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, accessCopy.pageTitle)

export default function CheckoutVerification() {
  return <VerificationScreen />
}
