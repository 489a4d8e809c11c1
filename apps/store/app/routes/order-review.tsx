import { type MetaFunction, useLocation } from 'react-router'
import { orderCopy, orderFlowAt, ReviewPage } from '../features/order/public.ts'
import { pageTitle } from '../issuer/page-title.ts'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, orderCopy.reviewTitle)

export default function OrderReview() {
  return <ReviewPage flow={orderFlowAt(useLocation().pathname)} />
}
