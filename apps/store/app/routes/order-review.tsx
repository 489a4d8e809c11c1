import { type MetaFunction, useLocation } from 'react-router'
import { pageTitle } from '../always/issuer/page-title.ts'
import { flowAt, titleOfStep } from '../purchase/flow/public.ts'
import { ReviewPage } from '../purchase/order/public.ts'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, titleOfStep('orderReview'))

export default function OrderReview() {
  return <ReviewPage flow={flowAt(useLocation().pathname)} />
}
