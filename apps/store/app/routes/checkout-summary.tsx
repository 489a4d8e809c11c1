import type { MetaFunction } from 'react-router'
import { pageTitle } from '../always/issuer/page-title.ts'
import { checkoutCopy, SummaryPage } from '../purchase/checkout/public.ts'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, checkoutCopy.summaryTitle)

export default function CheckoutSummary() {
  return <SummaryPage />
}
