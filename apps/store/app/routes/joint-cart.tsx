import type { MetaFunction } from 'react-router'
import { cachedClientLoader } from '../calls/cached-client-loader.ts'
import { loadCatalogue } from '../calls/load-catalogue.server.ts'
import { callsOf } from '../calls/request-calls.server.ts'
import { loadPlans } from '../features/plans/choice/load-plans.server.ts'
import { jointCopy } from '../features/solutions/copy.ts'
import { JointPage } from '../features/solutions/public.ts'
import { pageTitle } from '../issuer/page-title.ts'
import type { Route } from './+types/joint-cart'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, jointCopy.title)

export async function loader({ context }: Route.LoaderArgs) {
  const calls = callsOf(context)
  const [solutions, plans] = await Promise.all([loadCatalogue(calls), loadPlans(calls)])
  return { solutions, plans }
}

export const clientLoader = (args: Route.ClientLoaderArgs) => cachedClientLoader(args)

export default function JointCart({ loaderData }: Route.ComponentProps) {
  return <JointPage {...loaderData} />
}
