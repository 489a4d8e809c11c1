import type { MetaFunction } from 'react-router'
import { checkoutCopy, SummaryPage } from '../features/checkout/public.ts'
import { pageTitle } from '../issuer/page-title.ts'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, checkoutCopy.summaryTitle)

export default function CheckoutSummary() {
  return <SummaryPage />
}
