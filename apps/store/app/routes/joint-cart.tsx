import type { MetaFunction } from 'react-router'
import { cachedClientLoader } from '../calls/cached-client-loader.ts'
import { callsOf } from '../calls/request-calls.server.ts'
import { jointCopy } from '../features/solutions/copy.ts'
import { loadSolutions } from '../features/solutions/load-solutions.server.ts'
import { JointPage } from '../features/solutions/public.ts'
import { pageTitle } from '../issuer/page-title.ts'
import type { Route } from './+types/joint-cart'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, jointCopy.title)

export const loader = ({ context }: Route.LoaderArgs) => loadSolutions(callsOf(context))

export const clientLoader = (args: Route.ClientLoaderArgs) => cachedClientLoader(args)

export default function JointCart({ loaderData }: Route.ComponentProps) {
  return <JointPage {...loaderData} />
}
