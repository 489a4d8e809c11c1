import { type MetaFunction, useLocation } from 'react-router'
import { pageTitle } from '../always/issuer/page-title.ts'
import { CompanyPage, companyPageCopy, orderFlowAt } from '../purchase/order/public.ts'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, companyPageCopy.title)

export default function OrderCompany() {
  return <CompanyPage flow={orderFlowAt(useLocation().pathname)} />
}
