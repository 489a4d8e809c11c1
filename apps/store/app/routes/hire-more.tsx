import { type MetaFunction, useLocation } from 'react-router'
import { pageTitle } from '../always/issuer/page-title.ts'
import { loadCatalogue } from '../commands/calls/load-catalogue.server.ts'
import { callsOf } from '../commands/calls/request-calls.server.ts'
import { moreCopy } from '../pages/solutions/copy.ts'
import { MorePage, moreGroupAt } from '../pages/solutions/public.ts'
import type { Route } from './+types/hire-more'

export { clientLoader } from '../commands/calls/cached-client-loader.ts'

export const meta: MetaFunction = ({ matches, location }) =>
  pageTitle(matches, moreCopy[moreGroupAt(location.pathname)].title)

export const loader = ({ context }: Route.LoaderArgs) => loadCatalogue(callsOf(context))

export default function HireMore({ loaderData }: Route.ComponentProps) {
  return <MorePage group={moreGroupAt(useLocation().pathname)} solutions={loaderData} />
}
