import type { MetaFunction } from 'react-router'
import { pageTitle } from '../always/issuer/page-title.ts'
import { SummaryPage } from '../purchase/checkout/public.ts'
import { titleOfStep } from '../purchase/flow/public.ts'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, titleOfStep('summary'))

export default function CheckoutSummary() {
  return <SummaryPage />
}
