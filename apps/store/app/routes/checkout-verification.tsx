import { pageTitle } from '../always/issuer/page-title.ts'
import { accessCopy } from '../purchase/access/copy.ts'
import { VerificationScreen } from '../purchase/access/verification-screen.tsx'
import { useProceed } from '../purchase/checkout/public.ts'
import type { Route } from './+types/checkout-verification'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, accessCopy.pageTitle)

export default function CheckoutVerification() {
  const { proceed, busy } = useProceed('verification')
  return <VerificationScreen proceed={proceed} busy={busy} />
}
