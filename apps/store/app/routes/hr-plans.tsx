import type { MetaFunction } from 'react-router'
import { pageTitle } from '../always/issuer/page-title.ts'
import { callsOf } from '../commands/calls/request-calls.server.ts'
import { loadPlans } from '../pages/plans/choice/load-plans.server.ts'
import { PlansPage, plansCopy } from '../pages/plans/public.ts'
import type { Route } from './+types/hr-plans'

export { clientLoader } from '../commands/calls/cached-client-loader.ts'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, plansCopy.pageTitle)

export function loader({ context }: Route.LoaderArgs) {
  return loadPlans(callsOf(context))
}

export default function HrPlans({ loaderData }: Route.ComponentProps) {
  return <PlansPage served={loaderData} />
}
