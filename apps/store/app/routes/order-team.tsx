import type { MetaFunction } from 'react-router'
import { OrderTeamPage, orderCopy } from '../features/order/public.ts'
import { pageTitle } from '../issuer/page-title.ts'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, orderCopy.teamTitle)

export default function OrderTeam() {
  return <OrderTeamPage />
}
