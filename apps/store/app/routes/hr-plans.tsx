import type { MetaFunction } from 'react-router'
import { cachedClientLoader } from '../calls/cached-client-loader.ts'
import { callsOf } from '../calls/request-calls.server.ts'
import { loadPlans } from '../features/plans/choice/load-plans.server.ts'
import { PlansPage, plansCopy } from '../features/plans/public.ts'
import { pageTitle } from '../issuer/page-title.ts'
import type { Route } from './+types/hr-plans'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, plansCopy.pageTitle)

export function loader({ context }: Route.LoaderArgs) {
  return loadPlans(callsOf(context))
}

export const clientLoader = (args: Route.ClientLoaderArgs) => cachedClientLoader(args)

export default function HrPlans({ loaderData }: Route.ComponentProps) {
  return <PlansPage served={loaderData} />
}
