import { cachedClientLoader } from '../calls/cached-client-loader.ts'
import { callsOf } from '../calls/request-calls.server.ts'
import { loadSolution } from '../features/landing/load-solution.server.ts'
import { AssistedSale } from '../features/landing/public.ts'
import { pageTitle } from '../issuer/page-title.ts'
import type { Route } from './+types/assisted-sale'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.solution.name)

export function loader({ context, url }: Route.LoaderArgs) {
  return loadSolution(callsOf(context), url.pathname)
}

export const clientLoader = (args: Route.ClientLoaderArgs) => cachedClientLoader(args)

export default function AssistedSaleRoute({ loaderData }: Route.ComponentProps) {
  return <AssistedSale {...loaderData} />
}
