import { type MetaFunction, useLocation } from 'react-router'
import { pageTitle } from '../always/issuer/page-title.ts'
import { orderCopy, orderFlowAt, ReviewPage } from '../purchase/order/public.ts'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, orderCopy.reviewTitle)

export default function OrderReview() {
  return <ReviewPage flow={orderFlowAt(useLocation().pathname)} />
}
