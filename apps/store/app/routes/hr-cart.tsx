import { type MetaFunction, redirect } from 'react-router'
import { pageTitle } from '../always/issuer/page-title.ts'
import { callsOf } from '../commands/calls/request-calls.server.ts'
import { loadPlans } from '../pages/plans/choice/load-plans.server.ts'
import { HR_PLANS_PAGE, HrCartPage, plansCopy, readAskedPlan } from '../pages/plans/public.ts'
import { useProceed } from '../purchase/checkout/public.ts'
import type { Route } from './+types/hr-cart'

export { clientLoader } from '../commands/calls/cached-client-loader.ts'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, plansCopy.cartTitle)

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const calls = callsOf(context)
  const served = await loadPlans(calls, readAskedPlan(url.search))
  const askedCode = calls.scope.issuer.selling.plans.find(({ slug }) => slug === params.plan)?.code ?? null
  const isSold = askedCode === null || served.plans.some(({ code }) => code === askedCode)
  // A plan that does not exist, or is not sold in this channel (docs/rules/issuers.md: plan-address).
  if (!isSold || (params.plan !== undefined && askedCode === null))
    throw redirect(`${HR_PLANS_PAGE}${url.search}`)
  return { served, askedCode }
}

export default function HrCart({ loaderData }: Route.ComponentProps) {
  const { proceed, busy, proposal } = useProceed('cart')
  return (
    <>
      <HrCartPage {...loaderData} onProceed={proceed} isProceeding={busy} />
      {proposal.dialog}
    </>
  )
}
