import { type MetaFunction, useLocation } from 'react-router'
import { CompanyPage, companyPageCopy, orderFlowAt } from '../features/order/public.ts'
import { pageTitle } from '../issuer/page-title.ts'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, companyPageCopy.title)

export default function OrderCompany() {
  return <CompanyPage flow={orderFlowAt(useLocation().pathname)} />
}
