import { pageTitle } from '../always/issuer/page-title.ts'
import { VerificationScreen } from '../purchase/access/verification-screen.tsx'
import { useProceed } from '../purchase/checkout/public.ts'
import { titleOfStep } from '../purchase/flow/public.ts'
import type { Route } from './+types/checkout-verification'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, titleOfStep('verification'))

export default function CheckoutVerification() {
  const { proceed, busy } = useProceed('verification')
  return <VerificationScreen proceed={proceed} busy={busy} />
}
