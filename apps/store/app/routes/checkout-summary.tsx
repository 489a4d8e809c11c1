import type { MetaFunction } from 'react-router'
import { checkoutCopy, SummaryPage } from '../features/checkout/public.ts'
import { pageTitle } from '../issuer/page-title.ts'
import { UnexpectedPage } from '../shell/unexpected-page.tsx'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, checkoutCopy.summaryTitle)

export default function CheckoutSummary() {
  return <SummaryPage />
}

export function ErrorBoundary() {
  return <UnexpectedPage />
}
