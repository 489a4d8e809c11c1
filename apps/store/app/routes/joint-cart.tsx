import type { MetaFunction } from 'react-router'
import { pageTitle } from '../always/issuer/page-title.ts'
import { loadCatalogue } from '../commands/calls/load-catalogue.server.ts'
import { callsOf } from '../commands/calls/request-calls.server.ts'
import { loadPlans } from '../pages/plans/choice/load-plans.server.ts'
import { jointCopy } from '../pages/solutions/copy.ts'
import { JointPage } from '../pages/solutions/public.ts'
import type { Route } from './+types/joint-cart'

export { clientLoader } from '../commands/calls/cached-client-loader.ts'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, jointCopy.title)

export async function loader({ context }: Route.LoaderArgs) {
  const calls = callsOf(context)
  const [solutions, plans] = await Promise.all([loadCatalogue(calls), loadPlans(calls)])
  return { solutions, plans }
}

export default function JointCart({ loaderData }: Route.ComponentProps) {
  return <JointPage {...loaderData} />
}
