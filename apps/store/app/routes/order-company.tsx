import { type MetaFunction, useLocation } from 'react-router'
import { pageTitle } from '../always/issuer/page-title.ts'
import { flowAt, titleOfStep } from '../purchase/flow/public.ts'
import { CompanyPage } from '../purchase/order/public.ts'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, titleOfStep('companyData'))

export default function OrderCompany() {
  return <CompanyPage flow={flowAt(useLocation().pathname)} />
}
